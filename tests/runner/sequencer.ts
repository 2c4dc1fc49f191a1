import { statSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Runs long files first, by size, so that no worker ends alone with one. Each shard gets the same share of all. */
export class BalancedSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    return bySize(files);
  }

  override async shard(files: TestSpecification[]) {
    const { index, count } = this.ctx.config.shard!;
    const byProject = Map.groupBy(bySize(files), ({ project }) => project.name);
    return [...byProject.values()].flatMap((own) => own.filter((_, place) => place % count === index - 1));
  }
}

function bySize(files: TestSpecification[]) {
  const sized = files.map((file) => ({ file, bytes: statSync(file.moduleId).size }));
  return sized.toSorted((one, other) => other.bytes - one.bytes).map(({ file }) => file);
}

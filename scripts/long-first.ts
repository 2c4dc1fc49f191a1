import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Runs files whose path matches first: if a long one came last, one worker would finish it alone. */
export function longFirst(pattern: RegExp) {
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]) {
      const sorted = await super.sort(files);
      const isLong = ({ moduleId }: TestSpecification) => pattern.test(moduleId);
      return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
    }
  };
}

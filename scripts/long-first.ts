import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files whose path matches come first: of a long one that came last, one worker would see the end alone. */
export function longFirst(pattern: RegExp) {
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]) {
      const sorted = await super.sort(files);
      const isLong = ({ moduleId }: TestSpecification) => pattern.test(moduleId);
      return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
    }
  };
}

/**
 * Says what Vitest's own reports leave out: the tests that passed only when they were tried again, each of which waits
 * for something that it does not name, with what they failed of at first; and, in the file that UNHANDLED_ERRORS names,
 * as JSON texts, the errors that no test caught.
 */
import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';

export default class LeftOut implements Reporter {
  readonly #found: string[] = [];

  onTestCaseResult(test: TestCase) {
    if (!test.diagnostic()?.flaky) return;
    const [error] = test.result().errors ?? [];
    const where = error?.stacks?.find(({ file }) => file.includes('/tests/'));
    const why = [error?.message, where && `${where.file}:${where.line}`].filter(Boolean).join('\n    at ');
    this.#found.push(`${test.module.relativeModuleId}: ${test.fullName}\n  ${why}`);
  }

  onTestRunEnd(_modules: readonly TestModule[], errors: readonly SerializedError[]) {
    for (const name of this.#found) process.stdout.write(`\nPASSED ONLY ON A SECOND TRY: ${name}\n`);
    const file = process.env.UNHANDLED_ERRORS;
    if (file) writeFileSync(file, JSON.stringify(errors.map(({ stack, message }) => stack ?? message)));
  }
}

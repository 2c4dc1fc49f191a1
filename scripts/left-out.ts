/** Names the tests that passed only when they were tried again: each waits for something that it does not name. */
import type { Reporter, TestCase } from 'vitest/node';

export default class SecondTries implements Reporter {
  readonly #found: string[] = [];

  onTestCaseResult(test: TestCase) {
    if (test.diagnostic()?.flaky) this.#found.push(`${test.module.relativeModuleId}: ${test.fullName}`);
  }

  onTestRunEnd() {
    for (const name of this.#found) process.stdout.write(`\nPASSED ONLY ON A SECOND TRY: ${name}\n`);
  }
}

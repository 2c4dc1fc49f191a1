/**
 * The output of a test run: its progress, each failure as it happens with the command that repeats it, and at the end
 * processor-seconds by project, the slowest files and the line that counts. A file of the gate that takes too long
 * fails the run, as does an error that no test caught.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type {
  Reporter,
  SerializedError,
  TestCase,
  TestModule,
  TestRunEndReason,
  TestSpecification,
  TestSuite,
  Vitest,
} from 'vitest/node';

const root = join(import.meta.dirname, '../..');
/** Projects that `npm test` runs. */
const gate = ['unit', 'api', 'gate'];
/** Processor-seconds for a file of the gate, on a machine as fast as the one that wrote bench/results.json. */
const mostSeconds = 10;
/**
 * Two machines that hash equally fast took 9 and 26 seconds for the same file: above the limit a file is listed, and at
 * four times the limit it fails.
 */
const noise = 4;
/** In a run of a few files, one of them pays for code that is compiled for all. */
const fewestJudged = 20;
const slowestShown = 10;
const longestMessage = 12;

interface FileTime {
  name: string;
  project: string;
  seconds: number;
}

export default class Report implements Reporter {
  readonly #began = performance.now();
  readonly #slowness = slowness();
  readonly #times: FileTime[] = [];
  readonly #failures: string[] = [];
  readonly #repeated: string[] = [];
  #files = 0;
  #shards = 1;
  #passed = 0;
  #skipped = 0;
  #saidAt = 0;

  onInit({ config }: Vitest) {
    this.#shards = config.shard?.count ?? 1;
  }

  /** The specifications are those of all shards. */
  onTestRunStart(specifications: readonly TestSpecification[]) {
    this.#files = Math.ceil(specifications.length / this.#shards);
  }

  onTestCaseResult(test: TestCase) {
    const { state, errors = [] } = test.result();
    if (state === 'passed') this.#passed++;
    if (state === 'skipped') this.#skipped++;
    const { relativeModuleId: file } = test.module;
    if (state === 'failed')
      this.#fail(`${file}: ${test.fullName}`, errors, `npx vitest run ${file} -t '${test.name}'`);
    if (test.diagnostic()?.flaky) this.#repeated.push(`${file}: ${test.fullName}${indented(textOf(errors))}`);
  }

  /** Its hooks failed, so its tests did not run. */
  onTestSuiteResult(suite: TestSuite) {
    const { relativeModuleId: file } = suite.module;
    if (suite.errors().length > 0)
      this.#fail(`${file}: ${suite.fullName}`, suite.errors(), `npx vitest run ${file}`);
  }

  onTestModuleEnd(module: TestModule) {
    const { relativeModuleId: name, project } = module;
    this.#times.push({ name, project: project.name, seconds: module.meta().processorSeconds ?? 0 });
    // A file that could not be loaded has no failed test.
    if (module.errors().length > 0) this.#fail(name, module.errors(), `npx vitest run ${name}`);
    const isLast = this.#times.length === this.#files;
    if (!isLast && performance.now() - this.#saidAt < 5_000) return;
    this.#saidAt = performance.now();
    const failed = this.#failures.length;
    print(`${this.#times.length} of ${this.#files} files, ${failed} failed (${project.name}: ${name})`);
  }

  onTestRunEnd(_: readonly TestModule[], errors: readonly SerializedError[], reason: TestRunEndReason) {
    for (const error of errors) this.#fail('an error that no test caught', [error]);
    for (const time of this.#tooLong(noise)) this.#fail(time);
    if (reason === 'interrupted') this.#fail('the run was interrupted');
    if (this.#passed === 0) this.#fail('no test ran');
    this.#summarize();
    if (this.#failures.length > 0) process.exitCode = 1;
  }

  /** Files of the gate that take more than `factor` times their limit. */
  #tooLong(factor = 1) {
    if (this.#files < fewestJudged) return [];
    const limit = mostSeconds * this.#slowness * factor;
    return this.#times
      .filter(({ project, seconds }) => gate.includes(project) && seconds > limit)
      .map(
        ({ name, seconds }) =>
          `${name}: takes ${seconds.toFixed(1)} processor-seconds, and may take ${mostSeconds}; split it or name it .slow.`,
      );
  }

  #fail(what: string, errors: readonly { message?: string; stack?: string }[] = [], again = '') {
    const name = again ? `${what}\n  Run it alone: ${again}` : what;
    this.#failures.push(name);
    print(`FAILED ${name}${indented(textOf(errors))}`);
  }

  #summarize() {
    const byProject = Map.groupBy(this.#times, ({ project }) => project);
    const sum = (times: FileTime[]) => Math.round(times.reduce((all, { seconds }) => all + seconds, 0));
    const parts = [...byProject].map(([name, times]) => `${name} ${sum(times)}`).join(', ');
    const minutes = ((performance.now() - this.#began) / 60_000).toFixed(1);
    print(
      `\n${minutes} minutes; processor-seconds: ${parts}; the machine is ${this.#slowness.toFixed(2)} times as slow`,
    );
    const slowest = this.#times.toSorted((one, other) => other.seconds - one.seconds).slice(0, slowestShown);
    for (const { name, seconds } of slowest) print(`  ${seconds.toFixed(1).padStart(6)}  ${name}`);
    for (const one of this.#tooLong()) print(`SLOW ${one}`);
    for (const one of this.#repeated) print(`PASSED ONLY ON A SECOND TRY ${one}`);
    if (this.#failures.length > 0) print(`\nWhat failed:\n${this.#failures.join('\n')}`);
    const skipped = this.#skipped > 0 ? `, ${this.#skipped} skipped` : '';
    print(`\n${this.#passed} passed, ${this.#failures.length} failed${skipped}`);
  }
}

/**
 * How much more processor time this machine takes to hash 100 MB than that of the last bench; 1 for a faster one. Other
 * work of the machine does not count.
 */
function slowness() {
  const { rows } = JSON.parse(readFileSync(join(root, 'bench/results.json'), 'utf8')) as {
    rows: { what: string; measured: number }[];
  };
  const there = rows.find(({ what }) => what.startsWith('the machine itself'))!.measured;
  const bytes = Buffer.alloc(100_000_000);
  const tries = Array.from({ length: 3 }, () => {
    const began = process.threadCpuUsage();
    createHash('sha256').update(bytes).digest();
    return process.threadCpuUsage(began).user / 1_000;
  });
  return Math.max(1, Math.min(...tries) / there);
}

function textOf(errors: readonly { message?: string; stack?: string }[]) {
  return errors.map(({ stack, message }) => stack ?? message ?? '').join('\n');
}

/** Drops the frames of libraries. */
function indented(text: string) {
  const lines = stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() && !/^\s+at .*(node_modules|node:internal)/.test(line))
    .slice(0, longestMessage);
  return lines.map((line) => `\n  ${line.slice(0, 1_000)}`).join('');
}

function print(text: string) {
  process.stdout.write(`${text}\n`);
}

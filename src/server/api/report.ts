import { isProblem } from '#contract/errors.ts';
import type { report as contract } from '#contract/report.ts';
import type { Handlers } from '#server/call/context.ts';
import { reportFile } from '#server/report/file.ts';
import { makeReport } from '#server/report/report.ts';

export const report: Handlers<typeof contract> = {
  get: ({ query }, context) => makeReport(query, context),

  async file({ query }, context) {
    const made = await makeReport(query, context);
    return isProblem(made) ? made : reportFile(query, made.data);
  },
};

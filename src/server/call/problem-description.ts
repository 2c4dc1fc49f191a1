/** Problem documents in OpenAPI: the common members, and those that some codes add. */
import { z } from 'zod';
import { type ErrorCode, errors, type ProblemMember } from '#contract/errors.ts';

interface Member {
  codes: ErrorCode[];
  schema: z.ZodType;
}

const members: Record<ProblemMember, Member> = {
  ahead: {
    codes: ['has-appointments'],
    schema: z.int().describe('How many visits of the patient are ahead'),
  },
  roles: {
    codes: ['forbidden'],
    schema: z.array(z.string()).describe('The roles that could'),
  },
  current: {
    codes: ['stale-version'],
    schema: z.unknown().describe('The entry as it is now, in the form in which a read answers it'),
  },
  retryAfter: {
    codes: ['too-many-requests', 'too-many-holds', 'pictures-unavailable', 'database-unavailable'],
    schema: z.int().describe('Seconds to wait before the same is asked again, as in Retry-After'),
  },
  nearest: {
    codes: ['slot-taken', 'slot-not-offered', 'times-free'],
    schema: z.array(z.unknown()).describe('Free times nearby, as GET /api/appointment/slots answers them'),
  },
  taken: {
    codes: ['slot-taken'],
    schema: z
      .array(z.unknown())
      .describe('Of a series: the visits that cannot be had as asked, by their index, and free times nearby'),
  },
  allowed: {
    codes: ['state-not-allowed'],
    schema: z.array(z.string()).describe('The states to which the appointment can change'),
  },
  usedIn: {
    codes: ['still-referenced'],
    schema: z.array(z.unknown()).describe('The entries that refer to this one'),
  },
  warnings: {
    codes: ['not-confirmed'],
    schema: z.array(z.string()).describe('What has to be confirmed, in sentences'),
  },
  name: { codes: ['locked'], schema: z.string().describe('Whose screen is locked') },
  email: { codes: ['locked'], schema: z.string().describe('The address with which they sign in') },
  requestId: {
    codes: ['internal', 'pictures-unavailable', 'database-unavailable'],
    schema: z.string().describe('Finds the fault in the log of the hospital'),
  },
};

export const Problem = z.looseObject({
  type: z.string().describe('`/problems/` and the code of the error'),
  title: z.string().describe('What this code means, always in the same words'),
  status: z.int(),
  detail: z.string().describe('A sentence for the person at the screen'),
  errors: z
    .array(z.object({ path: z.string(), message: z.string() }))
    .describe('With `invalid`: what to change, by the path of each field')
    .optional(),
  ...Object.fromEntries(Object.entries(members).map(([name, { schema }]) => [name, schema.optional()])),
});

function membersOf(code: ErrorCode): string[] {
  return Object.entries(members).flatMap(([name, { codes }]) => (codes.includes(code) ? [name] : []));
}

/** The codes must share one status. */
export function refused(codes: readonly ErrorCode[]) {
  const sentences = codes.map((code) =>
    [
      `\`${code}\`: ${errors[code].title}`,
      ...membersOf(code).map((member) => `It carries \`${member}\`.`),
    ].join(' '),
  );
  const isTemporary = codes.some((code) => membersOf(code).includes('retryAfter'));
  return {
    description: sentences.join(' '),
    ...(isTemporary
      ? { headers: { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } } } }
      : {}),
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  };
}

import type { Route } from '#contract/base.ts';
import { type Problem, problem } from '#contract/errors.ts';
import { ExportReason, isExport } from '#contract/export.ts';
import { needsPassword, type Staff } from '#server/identity/session.ts';

/**
 * The reason given for a file of people's data, or why it is refused; undefined for any other call. A program has no
 * password: the person who made its token gave theirs.
 */
export function exportReason(
  route: Route,
  query: Record<string, unknown> | undefined,
  given: string | undefined,
  { staff, now }: { staff: Staff | null; now: number },
): string | undefined | Problem<'password-needed' | 'invalid'> {
  if (!staff || !isExport(route, query)) return undefined;
  if (!staff.program && needsPassword(staff, now)) return problem('password-needed');
  const reason = ExportReason.safeParse(given ?? '');
  if (reason.success) return reason.data;
  return problem('invalid', {
    errors: [{ path: 'reason', message: reason.error.issues[0]!.message }],
  });
}

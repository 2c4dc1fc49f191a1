type WithWeekInfo = Intl.Locale & { getWeekInfo?(): { firstDay: number }; weekInfo?: { firstDay: number } };

/** The day on which weeks begin, 1 Monday to 7 Sunday; Monday where the browser does not know. */
export function weekStart(locale: string): number {
  const known: WithWeekInfo = new Intl.Locale(locale);
  return (known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? 1;
}

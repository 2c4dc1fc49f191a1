import type { series as contract } from '#contract/series.ts';
import type { Handlers } from '#server/call/context.ts';
import { bookSeries } from '#server/series/book-series.ts';
import { cancelSeries, moveSeries } from '#server/series/change-series.ts';
import { proposeMove, proposeSeries } from '#server/series/propose.ts';

export const series: Handlers<typeof contract> = {
  propose: proposeSeries,
  book: bookSeries,
  proposeMove,
  move: moveSeries,
  cancel: cancelSeries,
};

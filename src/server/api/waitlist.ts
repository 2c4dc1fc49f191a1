import type { waitlist as contract } from '#contract/waitlist.ts';
import {
  acceptOffer,
  declineOffer,
  getWaiting,
  joinWaitlist,
  leaveWaitlist,
  listWaitlist,
  removeFromWaitlist,
} from '#server/booking/waitlist.ts';
import type { Handlers } from '#server/call/context.ts';

export const waitlist: Handlers<typeof contract> = {
  create: joinWaitlist,
  list: listWaitlist,
  remove: removeFromWaitlist,
  get: getWaiting,
  accept: acceptOffer,
  decline: declineOffer,
  leave: leaveWaitlist,
};

import type { waitlist as contract } from '#contract/waitlist.ts';
import {
  acceptOffer,
  declineOffer,
  getWaiting,
  joinWaitlist,
  leaveWaitlist,
} from '#server/booking/waitlist.ts';
import type { Handlers } from '#server/call/context.ts';
import {
  addToWaitlist,
  bookOffer,
  listWaitlist,
  passOffer,
  removeFromWaitlist,
} from '#server/desk/waiting.ts';

export const waitlist: Handlers<typeof contract> = {
  create: joinWaitlist,
  list: listWaitlist,
  add: addToWaitlist,
  book: bookOffer,
  pass: passOffer,
  remove: removeFromWaitlist,
  get: getWaiting,
  accept: acceptOffer,
  decline: declineOffer,
  leave: leaveWaitlist,
};

/** The whole API: a handler file for each resource of the contract. */

import type { Api } from '#server/call/context.ts';
import { entryHandlers } from '#server/content/entry.ts';
import { translationHandlers } from '#server/translation/handlers.ts';
import { account, invitation } from './account.ts';
import { activity } from './activity.ts';
import { admin } from './admin.ts';
import { apiToken } from './api-token.ts';
import { appointment } from './appointment.ts';
import { archive } from './archive.ts';
import { backup } from './backup.ts';
import { board } from './board.ts';
import { calendarAddress } from './calendar-address.ts';
import { checkIn } from './check-in.ts';
import { closure } from './closure.ts';
import { condition } from './condition.ts';
import { contact } from './contact.ts';
import { dashboard } from './dashboard.ts';
import { delay } from './delay.ts';
import { demo } from './demo.ts';
import { department } from './department.ts';
import { desk } from './desk.ts';
import { doctor } from './doctor.ts';
import { gallery } from './gallery.ts';
import { galleryImage } from './gallery-image.ts';
import { guide } from './guide.ts';
import { hold } from './hold.ts';
import { inquiry } from './inquiry.ts';
import { lock } from './lock.ts';
import { mail } from './mail.ts';
import { mailText } from './mail-text.ts';
import { media } from './media.ts';
import { newEmail } from './new-email.ts';
import { news } from './news.ts';
import { newsletter } from './newsletter.ts';
import { notice, noticeChoice } from './notice.ts';
import { opening } from './opening.ts';
import { healthPackage } from './package.ts';
import { pageComment } from './page-comment.ts';
import { pageRating } from './page-rating.ts';
import { passkey } from './passkey.ts';
import { passwordReset } from './password-reset.ts';
import { patient } from './patient.ts';
import { program } from './program.ts';
import { rebooking } from './rebooking.ts';
import { report } from './report.ts';
import { retention } from './retention.ts';
import { room } from './room.ts';
import { savedReply } from './saved-reply.ts';
import { savedView } from './saved-view.ts';
import { schedule, timeOff } from './schedule.ts';
import { search } from './search.ts';
import { series } from './series.ts';
import { service } from './service.ts';
import { settings } from './settings.ts';
import { signInPolicy } from './sign-in-policy.ts';
import { smsGateway } from './sms-gateway.ts';
import { sociallink } from './sociallink.ts';
import { speciality } from './speciality.ts';
import { sso } from './sso.ts';
import { synonym } from './synonym.ts';
import { testimonial } from './testimonial.ts';
import { twoFactor } from './two-factor.ts';
import { visitAnswer } from './visit-answer.ts';
import { visitType } from './visit-type.ts';
import { waitingArea } from './waiting-area.ts';
import { waitlist } from './waitlist.ts';

export const api: Api = {
  account,
  activity,
  admin,
  apiToken,
  appointment,
  archive,
  backup,
  board,
  calendarAddress,
  checkIn,
  closure,
  condition,
  contact,
  dashboard,
  delay,
  demo,
  department,
  desk,
  doctor,
  entry: entryHandlers(() => api),
  hold,
  media,
  package: healthPackage,
  inquiry,
  invitation,
  lock,
  mail,
  newEmail,
  mailText,
  newsletter,
  gallery,
  galleryImage,
  guide,
  news,
  notice,
  noticeChoice,
  opening,
  pageComment,
  pageRating,
  passkey,
  passwordReset,
  patient,
  program,
  rebooking,
  report,
  retention,
  room,
  savedView,
  schedule,
  search,
  series,
  service,
  settings,
  signInPolicy,
  smsGateway,
  sso,
  sociallink,
  speciality,
  synonym,
  savedReply,
  testimonial,
  timeOff,
  translation: translationHandlers(() => api),
  twoFactor,
  visitAnswer,
  visitType,
  waitingArea,
  waitlist,
};

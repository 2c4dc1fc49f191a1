import type { Checked } from '../catalogue.ts';
import { booking } from './booking.ts';
import { day } from './day.ts';
import { frame } from './frame.ts';
import { pages } from './pages.ts';
import { questions } from './questions.ts';
import { said } from './said.ts';
import { staffAccount } from './staff-account.ts';
import { staffArchive } from './staff-archive.ts';
import { staffContent } from './staff-content.ts';
import { staffCore } from './staff-core.ts';
import { staffDays } from './staff-days.ts';
import { staffDesk } from './staff-desk.ts';
import { staffFile } from './staff-file.ts';
import { staffFrame } from './staff-frame.ts';
import { staffIcon } from './staff-icon.ts';
import { staffLists } from './staff-lists.ts';
import { staffMail } from './staff-mail.ts';
import { staffMedia } from './staff-media.ts';
import { staffPatient } from './staff-patient.ts';
import { staffReport } from './staff-report.ts';
import { staffResources } from './staff-resources.ts';
import { staffSaid } from './staff-said.ts';
import { staffSecurity } from './staff-security.ts';
import { staffSettings } from './staff-settings.ts';
import { staffTranslation } from './staff-translation.ts';

/** German, "Sie" throughout. It says which messages there are. */
export const catalogue = {
  ...frame,
  ...booking,
  ...pages,
  ...questions,
  ...said,
  ...staffCore,
  ...staffLists,
  ...staffFrame,
  ...staffResources,
  ...staffContent,
  ...staffAccount,
  ...staffSecurity,
  ...staffSettings,
  ...staffTranslation,
  ...staffMedia,
  ...staffDesk,
  ...staffPatient,
  ...staffDays,
  ...day,
  ...staffReport,
  ...staffMail,
  ...staffSaid,
  ...staffArchive,
  ...staffFile,
  ...staffIcon,
} as const;
catalogue satisfies Checked<typeof catalogue, keyof typeof catalogue>;

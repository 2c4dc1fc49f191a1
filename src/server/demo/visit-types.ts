import type { VisitMode } from '#contract/modes.ts';
import type { AskedWhen, Question } from '#contract/question.ts';
import type { Offered } from '#contract/visit-type.ts';
import { beforeClass, beforeProcedure } from './questions.ts';

export interface DemoVisitType {
  /** The name that the demo's schedules use for this visit type; it is not stored. */
  slug: string;
  name: string;
  durationMinutes: number;
  stepMinutes: number;
  bufferBeforeMinutes: number;
  bufferAfterMinutes: number;
  places: number;
  leadMinutes: number;
  horizonDays: number;
  cancelCutoffMinutes: number;
  moveCutoffMinutes: number;
  /** Booked online where it is left out. */
  offered?: Offered;
  mode: VisitMode;
  /** What patients may choose instead. */
  otherModes?: VisitMode[];
  needsApproval: boolean;
  /** Of the demo's rooms; none where it is left out. */
  roomKind?: string;
  /** What its patients are asked; nothing where it is left out. */
  questions?: Question[];
  askedWhen?: AskedWhen;
  /** Slugs of the doctors who offer it; empty means every doctor. */
  doctors: string[];
}

export const visitTypes: DemoVisitType[] = [
  {
    slug: 'new-consultation',
    name: 'New consultation',
    durationMinutes: 30,
    stepMinutes: 30,
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: 0,
    places: 1,
    leadMinutes: 120,
    horizonDays: 60,
    cancelCutoffMinutes: 1440,
    moveCutoffMinutes: 1440,
    mode: 'in-person',
    needsApproval: false,
    doctors: [],
  },
  {
    slug: 'follow-up',
    name: 'Follow-up',
    durationMinutes: 15,
    stepMinutes: 15,
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: 0,
    places: 1,
    leadMinutes: 120,
    horizonDays: 60,
    cancelCutoffMinutes: 1440,
    moveCutoffMinutes: 1440,
    mode: 'in-person',
    needsApproval: false,
    doctors: [],
  },
  {
    slug: 'video-consultation',
    name: 'Video consultation',
    durationMinutes: 20,
    stepMinutes: 20,
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: 0,
    places: 1,
    leadMinutes: 120,
    horizonDays: 60,
    cancelCutoffMinutes: 720,
    moveCutoffMinutes: 720,
    mode: 'video',
    needsApproval: false,
    doctors: [
      'karim-belhadi',
      'layla-hassoun',
      'ingrid-halvorsen',
      'meera-iyengar',
      'rohan-deshmukh',
      'samuel-oduya',
      'niamh-corrigan',
    ],
  },
  {
    slug: 'group-class',
    name: 'Antenatal class',
    durationMinutes: 60,
    stepMinutes: 60,
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: 0,
    places: 8,
    leadMinutes: 720,
    horizonDays: 60,
    cancelCutoffMinutes: 1440,
    moveCutoffMinutes: 1440,
    mode: 'in-person',
    needsApproval: false,
    roomKind: 'Classroom',
    questions: beforeClass,
    doctors: ['thandeka-nkosana'],
  },
  {
    slug: 'procedure-assessment',
    name: 'Procedure assessment',
    durationMinutes: 45,
    stepMinutes: 60,
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: 15,
    places: 1,
    leadMinutes: 2880,
    horizonDays: 60,
    cancelCutoffMinutes: 2880,
    moveCutoffMinutes: 2880,
    mode: 'in-person',
    needsApproval: true,
    roomKind: 'Treatment room',
    questions: beforeProcedure,
    askedWhen: 'booking',
    doctors: [
      'matteo-ferrante',
      'margaret-lindqvist',
      'callum-strachan',
      'rohan-deshmukh',
      'rafael-ibarrola',
      'camila-duarte',
    ],
  },
  {
    slug: 'results-by-phone',
    name: 'Talk about results',
    durationMinutes: 15,
    stepMinutes: 15,
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: 0,
    places: 1,
    leadMinutes: 120,
    horizonDays: 60,
    cancelCutoffMinutes: 720,
    moveCutoffMinutes: 720,
    mode: 'phone',
    otherModes: ['video'],
    needsApproval: false,
    doctors: ['layla-hassoun'],
  },
  {
    slug: 'treatment-planning',
    name: 'Treatment planning',
    durationMinutes: 60,
    stepMinutes: 60,
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: 0,
    places: 1,
    leadMinutes: 2880,
    horizonDays: 60,
    cancelCutoffMinutes: 1440,
    moveCutoffMinutes: 1440,
    offered: 'ask',
    mode: 'in-person',
    otherModes: ['video'],
    needsApproval: false,
    doctors: ['edmund-fairleigh'],
  },
  {
    slug: 'sedation-assessment',
    name: 'Treatment under sedation',
    durationMinutes: 60,
    stepMinutes: 60,
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: 0,
    places: 1,
    leadMinutes: 2880,
    horizonDays: 60,
    cancelCutoffMinutes: 2880,
    moveCutoffMinutes: 2880,
    offered: 'phone',
    mode: 'in-person',
    needsApproval: false,
    doctors: ['camila-duarte'],
  },
];

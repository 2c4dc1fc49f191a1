import { counted } from '#words/say.ts';

/** "Dr Clara Hensley is running about 40 minutes late." */
export function lateWords(doctor: string, minutes: number) {
  return counted(
    '{doctor} is running about {count} minute late.',
    '{doctor} is running about {count} minutes late.',
    minutes,
    { doctor },
  );
}

/** A call that the server refuses until the password is entered again waits here for the dialog. */
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let asked: { answer: Promise<boolean>; resolve(isConfirmed: boolean): void } | null = null;

/** Whether the password was entered; concurrent calls share one dialog. */
export function askForPassword(): Promise<boolean> {
  if (!asked) {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    asked = { answer: promise, resolve };
    tell();
  }
  return asked.answer;
}

export function answerPassword(isConfirmed: boolean) {
  asked?.resolve(isConfirmed);
  asked = null;
  tell();
}

export function useIsPasswordAsked(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => asked !== null,
    () => false,
  );
}

function tell() {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

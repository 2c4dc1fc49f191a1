/** The translators' desk. */
export const staffTranslation = {
  Translations: 'Übersetzungen',
  translation: 'Übersetzung',
  'The words of the website in its other languages': 'Die Texte der Website in ihren weiteren Sprachen',
  'Missing|translation': 'Fehlt',
  'Draft|translation': 'Entwurf',
  'Outdated|translation': 'Veraltet',
  'Current|translation': 'Aktuell',
  Captions: 'Bildunterschriften',
  'Picture descriptions': 'Bildbeschreibungen',
  '{field}, original': '{field}, Original',
  'It said before': 'Vorher stand dort',
  Empty: 'Leer',
  'All kinds': 'Alle Arten',
  'Filter by kind': 'Nach Art filtern',
  'Search entries': 'Einträge suchen',
  '{kind}, not published': '{kind}, nicht veröffentlicht',
  '{name} in {language}: {state}': '{name} auf {language}: {state}',
  'No entry matches this.': 'Kein Eintrag passt dazu.',
  'There is nothing to translate yet.': 'Es gibt noch nichts zu übersetzen.',
  'The website speaks one language. Choose others first; then everything that can be translated is here.':
    'Die Website spricht eine Sprache. Wählen Sie zuerst weitere; danach steht hier alles, was sich übersetzen lässt.',
  'Choose languages': 'Sprachen wählen',
  '{current} of {all}': '{current} von {all}',
  'Current in {language}': 'Aktuell auf {language}',
  '{outdated} outdated, {draft} in draft, {missing} missing':
    '{outdated} veraltet, {draft} im Entwurf, {missing} fehlen',
  '{count} selected': '{count} ausgewählt',
  'In this language': 'In dieser Sprache',
  Unpublish: 'Zurückziehen',
  'Mark as current': 'Als aktuell markieren',
  '{name}: {language}': '{name}: {language}',
  'The page then shows the words of the original in this language. The entry itself stays as it is.':
    'Die Seite zeigt in dieser Sprache dann den Text des Originals. Der Eintrag selbst bleibt, wie er ist.',
  'The translation still holds': 'Die Übersetzung stimmt noch',
  'Words|of an entry': 'Texte',
  'Copy the original': 'Original übernehmen',
  'Save your changes first.': 'Speichern Sie zuerst Ihre Änderungen.',
  'Marked as current.': 'Als aktuell markiert.',
  'The translation has been deleted.': 'Die Übersetzung wurde gelöscht.',
  'The original has changed since it was translated. What it said before is below each field that changed.':
    'Das Original hat sich seit der Übersetzung geändert. Was vorher dort stand, steht unter jedem geänderten Feld.',
  'Only published translations are on the website.':
    'Nur veröffentlichte Übersetzungen sind auf der Website.',
  'In Latin letters. Leave empty to use that of the original.':
    'In lateinischen Buchstaben. Leer lassen, um die des Originals zu verwenden.',
  'This has no page of its own.': 'Dies hat keine eigene Seite.',
  'Choose draft or published.': 'Wählen Sie Entwurf oder veröffentlicht.',
  'Choose a state.': 'Wählen Sie einen Stand.',
  'Choose what to do.': 'Wählen Sie, was geschehen soll.',
  '{count} translations have been changed.': {
    one: '{count} Übersetzung wurde geändert.',
    other: '{count} Übersetzungen wurden geändert.',
  },
  'Choose at least one entry.': 'Wählen Sie mindestens einen Eintrag.',
  'This file has no column “{name}”. Download it again.':
    'Diese Datei hat keine Spalte „{name}“. Laden Sie sie neu herunter.',
  'This is in another language: {language}.': 'Dies ist in einer anderen Sprache: {language}.',
  'This translation has changed since the download. Download it again.':
    'Diese Übersetzung hat sich seit dem Herunterladen geändert. Laden Sie sie neu herunter.',
  'The original has changed since the download. Download it again.':
    'Das Original hat sich seit dem Herunterladen geändert. Laden Sie es neu herunter.',
  'Translate every part of this field, or none.': 'Übersetzen Sie alle Teile dieses Feldes oder keinen.',
  'The tags are broken. Use those of the original, each closed in turn.':
    'Die Auszeichnung ist fehlerhaft. Verwenden Sie die des Originals und schließen Sie jede der Reihe nach.',
  'Choose a language to download or upload translations.':
    'Wählen Sie eine Sprache, um Übersetzungen herunter- oder hochzuladen.',
  'Upload translations': 'Übersetzungen hochladen',
  'Upload translations: {language}': 'Übersetzungen hochladen: {language}',
  'Choose a CSV or XLIFF file that was downloaded here and translated, a CSV file in the column “translation”. What is empty there changes nothing. Nothing is saved until you have seen what would change.':
    'Wählen Sie eine CSV- oder XLIFF-Datei, die hier heruntergeladen und übersetzt wurde, eine CSV-Datei in der Spalte „translation“. Was dort leer ist, ändert nichts. Gespeichert wird erst, wenn Sie gesehen haben, was sich ändert.',
  'Save as|translations': 'Speichern als',
  'A draft is not on the website, also where the translation was published before.':
    'Ein Entwurf ist nicht auf der Website, auch wenn die Übersetzung vorher veröffentlicht war.',
  'Published translations': 'Veröffentlichte Übersetzungen',
  '{new} would be new, {changed} would be changed, {unchanged} stay as they are.':
    '{new} wären neu, {changed} würden geändert, {unchanged} bleiben, wie sie sind.',
  'Problems were found. Entries with a problem stay as they are.':
    'Es gibt Probleme. Einträge mit einem Problem bleiben, wie sie sind.',
  'New|translation': 'Neu',
  'Changed|translation': 'Geändert',
  'What would change': 'Was sich ändern würde',
  'Save translations': 'Übersetzungen speichern',
  'Download XLIFF': 'XLIFF herunterladen',
  'Choose CSV or XLIFF.': 'Wählen Sie CSV oder XLIFF.',
  'This is no XLIFF 1.2 file.': 'Dies ist keine XLIFF-1.2-Datei.',
  'This file declares a document type or entities. Choose one without them.':
    'Diese Datei deklariert einen Dokumenttyp oder Entitäten. Wählen Sie eine ohne.',
} as const;

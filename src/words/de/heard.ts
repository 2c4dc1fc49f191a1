// What people write in German, as far as the program has to understand it.

/** Words before a number to call. */
export const calling =
  /(?:rufen Sie|wählen Sie|Notruf|unter der Nummer) (?:bitte |sofort |dann )*(?:die |den Notruf )?/;

/** Without "nicht" and "mehr", since "ich kann nicht mehr" is a cry for help, and without "stark", as in "blutet stark". */
export const filler = [
  'ab aber alle allem allen aller alles als also am an ander andere anderen auch auf aus bei beim bin bis bist da dabei',
  'damit dann darf darfst das dass dein deine dem den denn der des dich die dies diese diesem diesen dieser dieses dir doch',
  'dort du durch ein eine einem einen einer eines er es etwas euch euer fur gar ganz ganze gegen gibt hab habe haben hast hat hatte',
  'hatten her hier hin ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im in ins ist ja jede jeder jemand jetzt kann kannst',
  'konnen konnte konnten lassen lasse man mein meine meinem meinen meiner meines mich mir mit mochte mochten muss mussen musste',
  'nach noch nun nur ob oder oft schon sehr sein seine seinem seinen seiner sich sie sind so soll sollen sollte solche',
  'sowie uber um und uns unser unsere unserem unseren unter viel viele vom von vor war waren warum was weil welche',
  'welchem welchen welcher welches wem wen wenn wer werde werden wessen wie wieso will wir wird wo wohin wollen wurde',
  'wurden zu zum zur zwei',
  'arzt arzte arzten arztin arztinnen doktor dr facharzt facharztin facharzte prof professor professorin spezialist',
  'spezialistin spezialisten herr herrn frau',
  'bitte fuhle fuhlt bekommen bekomme brauche braucht brauchen danke dankeschon finde finden geht gehen guten gut',
  'hallo hilft hilfe helfen suche suchen wissen weiss wunsche zeit',
  'abend abends bald dienstag donnerstag freitag fruh gestern heute letzte letzten letzter mittag mittwoch monat monate',
  'monaten montag morgen morgens nachmittag nachste nachsten nachster samstag seit sonntag tag tage tagen vorgestern woche',
  'wochen uhr',
  'schlimm schlimme schlecht schwer schwere extrem ziemlich immer manchmal standig tut',
  'termin termine abteilung abteilungen klinik klinikum krankenhaus krankenhauses spital',
];

/** What asks who is there at an hour. Alone it says what is meant; beside a matter only when. */
export const times = [
  '24 stunde stunden mitternacht nacht nachte nachts wochenende wochenenden geoffnet geschlossen offen',
];

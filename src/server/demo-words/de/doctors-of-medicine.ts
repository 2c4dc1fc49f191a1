/** The doctors of the departments that treat illness mostly without an operation, in German. */

import { heading, list, paragraph, richText } from '#server/demo/rich-text.ts';
import type { DemoWords } from '#server/demo-words/demo-words.ts';

export const doctorsOfMedicine: DemoWords = {
  'clara-hensley': {
    title: 'Dr.',
    qualifications: 'MBBS, MD (Kardiologie)',
    role: 'Fachärztin für Kardiologie und Leiterin der Abteilung',
    summary:
      'Betreut Menschen mit Herzklopfen, Herzschwäche und Herzrhythmusstörungen. Bekannt dafür, dass sie Ihnen das Herz auf die Rückseite des Briefes zeichnet, bis alles klar ist.',
    biography: richText(
      paragraph(
        'Clara Hensley wollte Elektrikerin werden wie ihre Mutter. Am Ende sei sie es geworden, sagt sie: Auch das Herz läuft mit Strom, und ein großer Teil ihrer Arbeit besteht darin, den losen Draht zu finden.',
      ),
      paragraph(
        'Sie hat sich auf den Herzrhythmus spezialisiert und kam 2014 zu Openward, wo sie mit zwei Fachleuten für Herzdiagnostik die Rhythmussprechstunde aufbaute. Seit 2020 leitet sie die Abteilung. Ihr Schwerpunkt ist das Vorhofflimmern, die häufigste Rhythmusstörung, und wie sich das damit verbundene Schlaganfallrisiko senken lässt.',
      ),
      heading('Wie ein Termin abläuft'),
      paragraph(
        'Zuerst wird geredet, dann untersucht. Dr. Hensley möchte in Ihren eigenen Worten hören, was Sie gespürt und dabei gerade getan haben. Wenn Ihre Uhr oder Ihr Handy den Puls aufzeichnet, bringen Sie die Aufzeichnung mit. Am Ende bekommen Sie eine Zeichnung, einen Plan und einen Termin.',
      ),
    ),
    education: [
      { degree: 'Bachelor of Medicine and Surgery', institution: 'Northmoor University', year: 2006 },
      { degree: 'Facharztausbildung Kardiologie', institution: 'Castlebrook Teaching Hospital', year: 2013 },
    ],
  },
  'rafael-ibarrola': {
    title: 'Dr.',
    qualifications: 'MD, PhD',
    role: 'Facharzt für interventionelle Kardiologie',
    summary:
      'Öffnet verengte Herzkranzgefäße und leitet die Schnellsprechstunde für Brustschmerzen. Berät ruhig und ohne Eile, vor und nach einem Eingriff.',
    biography: richText(
      paragraph(
        'Rafael Ibarrola befasst sich seit mehr als dreißig Jahren mit den Herzkranzgefäßen, den kleinen Adern, die das Herz versorgen. Verschließt sich eine, öffnen er und sein Team sie wieder mit einem Katheter über das Handgelenk, oft innerhalb einer Stunde nach Ankunft des Krankenwagens.',
      ),
      paragraph(
        'In der Schnellsprechstunde für Brustschmerzen, die er mit der Notaufnahme gegründet hat, sieht er Menschen, deren Schmerz vorbei ist, aber noch eine Erklärung braucht. Zwei von drei gehen mit einer guten Nachricht nach Hause.',
      ),
      heading('Vor einem Eingriff'),
      list(
        'Ein erstes Gespräch von 45 Minuten, mit Zeit für die Fragen Ihrer Familie',
        'Bilder Ihrer eigenen Gefäße, am Bildschirm erklärt',
        'Eine ehrliche Einschätzung, was Tabletten allein für Sie leisten könnten',
      ),
      paragraph(
        'Dienstags unterrichtet er junge Ärztinnen und Ärzte, und im Krankenhauschor singt er Bass, nach eigener Aussage schlecht.',
      ),
    ),
    education: [
      { degree: 'Doctor of Medicine', institution: 'Valdemora University', year: 1993 },
      { degree: 'Promotion (PhD) in Gefäßbiologie', institution: 'Eastvale University', year: 2001 },
    ],
  },
  'karim-belhadi': {
    title: 'Dr.',
    qualifications: 'MD, MSc (Klinische Neurowissenschaften)',
    role: 'Facharzt für Neurologie und Leiter der Abteilung',
    summary:
      'Hilft Menschen mit Migräne und anderen Kopfschmerzen und Menschen nach einem Schlaganfall. Bietet Kontrolltermine per Video an, wenn der Weg beschwerlich ist.',
    biography: richText(
      paragraph(
        'Migräne kann einen von fünf Tagen kosten. Karim Belhadi kennt das aus der eigenen Familie, und „nur Kopfschmerzen“ lässt er als Antwort nicht gelten. Seine Kopfschmerzsprechstunde verbindet Medikamente mit Rat zu Schlaf, Mahlzeiten, Bildschirmen und Schmerzmitteln, die selbst zum Problem werden können.',
      ),
      paragraph(
        'Er leitet auch das Schlaganfallteam. Dort zählen Minuten. Der Weg vom Krankenwagen zum Scanner wurde so oft abgelaufen, gestoppt und verkürzt, dass eine korallenrote Linie auf dem Boden ihn markiert.',
      ),
      paragraph(
        'Dr. Belhadi hat in zwei Ländern studiert und ein Jahr auf einem Schiff gearbeitet, das Küstendörfer versorgte. Er spricht auf Wunsch Arabisch und Französisch und liest jedes Kopfschmerztagebuch, das Sie mitbringen.',
      ),
    ),
    education: [
      { degree: 'Doctor of Medicine', institution: 'Marsa Bay University', year: 2005 },
      { degree: 'MSc in klinischen Neurowissenschaften', institution: 'Northmoor University', year: 2010 },
      { degree: 'Facharztausbildung Neurologie', institution: 'Saltmarsh Teaching Hospital', year: 2013 },
    ],
  },
  'walter-engelhart': {
    title: 'Prof.',
    qualifications: 'MD, PhD',
    role: 'Professor für Neurologie',
    summary:
      'Gründer unserer Gedächtnissprechstunde, zurzeit im Forschungsfreisemester. Die Sprechstunde bleibt geöffnet; neue Patientinnen und Patienten sieht solange Dr. Karim Belhadi.',
    biography: richText(
      paragraph(
        'Walter Engelhart eröffnete die Gedächtnissprechstunde 1998, als Demenz oft noch als Alter abgetan wurde. Er bestand auf Räumen mit Teppich und richtigen Sesseln und auf einer zweiten Tasse Tee für die Begleitung.',
      ),
      paragraph(
        'Er ist zurzeit im Forschungsfreisemester und nicht buchbar. Mit Kolleginnen und Kollegen an zwei Universitäten untersucht er, ob einfache Hörtests Gedächtnisveränderungen früher zeigen können. Neue Patientinnen und Patienten sieht Dr. Karim Belhadi, und unsere beiden Gedächtnis-Pflegekräfte bleiben Ihr erster Kontakt am Telefon.',
      ),
      heading('Sein Rat für besorgte Familien'),
      list(
        'Kommen Sie früh. Gedrückte Stimmung, schlechter Schlaf und Schilddrüsenprobleme können wie Gedächtnisverlust aussehen und lassen sich behandeln.',
        'Bringen Sie jemanden mit, der Sie gut kennt.',
        'Schreiben Sie drei Momente auf, die Ihnen Sorgen gemacht haben, mit Datum.',
      ),
      paragraph(
        'Wenn die Studie endet, ist er wieder in der Sprechstunde. Dann zeigt diese Seite auch wieder freie Termine.',
      ),
    ),
    education: [
      { degree: 'Doctor of Medicine', institution: 'Lindenfeld University', year: 1984 },
      { degree: 'Promotion (PhD) in Neuropsychologie', institution: 'Lindenfeld University', year: 1990 },
    ],
  },
  'samuel-oduya': {
    title: 'Prof.',
    qualifications: 'MBChB, MD, MPH',
    role: 'Ärztlicher Direktor und Leiter der Allgemeinen Inneren Medizin',
    summary:
      'Sieht Erwachsene mit Beschwerden, die noch niemand erklärt hat, und Menschen mit Diabetes. Hält Abendsprechstunden für alle, die tagsüber arbeiten.',
    biography: richText(
      paragraph(
        'Die meisten Diagnosen stelle man, indem man fünf Minuten länger zuhört, sagt Samuel Oduya seinen Studierenden. Das lehrt er seit drei Jahrzehnten. Noch immer hält er jede Woche zwei Abendsprechstunden, denn Fieber und Sorgen kennen keine Bürozeiten.',
      ),
      paragraph(
        'Er wuchs als Sohn einer Dorfkrankenschwester auf und studierte Medizin und öffentliche Gesundheit. In seiner Forschung ging es darum, wie Menschen mit Diabetes mit Schichtarbeit zurechtkommen. Daraus entstand der praktische Ernährungsratgeber, den wir heute allen neuen Patientinnen und Patienten mitgeben.',
      ),
      paragraph(
        'Als Ärztlicher Direktor verantwortet er die Qualität der Behandlung im ganzen Haus. Einmal im Monat verbringt er eine Nachtschicht auf einer Station, trägt Tabletts und stellt Fragen. Er sei der einzige Direktor, den sie kennen, der ein Bett richtig machen könne, sagen unsere Patientinnen und Patienten.',
      ),
    ),
    education: [
      { degree: 'Bachelor of Medicine and Surgery', institution: 'Lakeshore University', year: 1988 },
      { degree: 'Master of Public Health', institution: 'Eastvale University', year: 1996 },
      { degree: 'Doctor of Medicine (Forschung)', institution: 'Eastvale University', year: 2002 },
    ],
  },
  'rohan-deshmukh': {
    title: 'Dr.',
    qualifications: 'MBBS, MD (Gastroenterologie)',
    role: 'Facharzt für Gastroenterologie und Leiter der Abteilung',
    summary:
      'Behandelt Sodbrennen, Darmerkrankungen und Leberprobleme und führt Spiegelungen durch. Macht ein Thema leicht, über das kaum jemand gern spricht.',
    biography: richText(
      paragraph(
        'Rohan Deshmukh hat jede Umschreibung für den Darm schon gehört und benutzt gern die, die Ihnen am liebsten ist. Nur eilig hat er es nie. Scham halte Menschen von der Sprechstunde fern, sagt er, und nur die späten Besuche bedauere er.',
      ),
      paragraph(
        'Er hat mehr als neuntausend Spiegelungen durchgeführt und bildet andere darin aus, Polypen sicher zu entfernen. Zu seiner Sprechstunde für Morbus Crohn und Colitis ulcerosa gehört ein Telefon, an dem eine Pflegekraft innerhalb eines Werktags antwortet.',
      ),
      heading('Wie er arbeitet'),
      paragraph(
        'Wo es geht, kommt die Ernährung vor den Tabletten, deshalb ist oft die Ernährungsberatung beim Termin dabei. Ergebnisse bespricht er per Telefon oder Video. Viele mögen das lieber: kein Weg, kein Wartezimmer, und die Notizen liegen auf dem eigenen Küchentisch.',
      ),
    ),
    education: [
      {
        degree: 'Bachelor of Medicine and Surgery',
        institution: 'Sahyadri Hills Medical College',
        year: 2009,
      },
      {
        degree: 'Facharztausbildung Gastroenterologie',
        institution: 'Castlebrook Teaching Hospital',
        year: 2017,
      },
    ],
  },
  'tomasz-wilk': {
    title: 'Dr.',
    qualifications: 'MD',
    role: 'Facharzt für Pneumologie und Leiter der Abteilung',
    summary:
      'Betreut Menschen mit Asthma, COPD und Schlafapnoe. Für ihn ist das beste Spray das, das Sie mit geschlossenen Augen benutzen können.',
    biography: richText(
      paragraph(
        'Tomasz Wilk war Bergsteiger, bevor er Medizin studierte, und die dünne Höhenluft machte ihn neugierig auf das Atmen. Er klettert noch immer, inzwischen weniger hoch, und bringt dieselbe Geduld in die Sprechstunde mit: ein Schritt, eine Pause, der nächste Schritt.',
      ),
      paragraph(
        'Bei Asthma fängt er mit dem Einfachen an. Ist es wirklich Asthma? Ist es das richtige Spray, und kommt die Dosis in der Lunge an? Er bittet darum, es ihm zu zeigen, statt davon zu erzählen. Der Hälfte gehe es nach einer Änderung besser, die nichts kostet, berichtet er.',
      ),
      paragraph(
        'Er kümmert sich auch um Menschen, die schnarchen, im Schlaf Atemaussetzer haben und müde aufwachen. Die Schlafmedizin verleiht Messgeräte für zu Hause in sechs Sprachen. Im Winter hilft er mittwochs in der Mittagszeit beim Impfteam in der Eingangshalle.',
      ),
    ),
    education: [
      { degree: 'Doctor of Medicine', institution: 'Wierzbowa University of Medicine', year: 2011 },
      { degree: 'Facharztausbildung Pneumologie', institution: 'Saltmarsh Teaching Hospital', year: 2018 },
    ],
  },
  'meera-iyengar': {
    title: 'Dr.',
    qualifications: 'MBBS, PhD',
    role: 'Fachärztin für Nephrologie und Leiterin der Abteilung',
    summary:
      'Schützt Nieren so lange wie möglich und begleitet Menschen an der Dialyse. Beginnt früh am Morgen, für alle, die danach zur Arbeit gehen.',
    biography: richText(
      paragraph(
        'Auf Meera Iyengars Schreibtisch steht ein Kaffeefilter mit einer aufgemalten Niere. Es ist ihre kürzeste Lektion: Die Niere ist ein Filter, der Blutdruck ist der Wasserstrahl, und ein zu starker Strahl zerreißt das Papier.',
      ),
      paragraph(
        'Sie hat vier Jahre lang erbliche Nierenerkrankungen erforscht, bevor sie sich ganz für die Arbeit mit Patientinnen und Patienten entschied. Ihre Blutdrucksprechstunde ist für Menschen, die drei oder mehr Tabletten nehmen und trotzdem hohe Werte haben. Oft zeigt sich eine verborgene Ursache, manchmal ist die Antwort ein einfacherer Plan.',
      ),
      list(
        'Nierensprechstunde: jeden Mittwoch ab acht Uhr morgens',
        'Blutdrucksprechstunde: Dienstag- und Freitagnachmittag',
        'Videosprechstunde am Freitag für alle, die weit weg wohnen oder zu Hause dialysieren',
      ),
      paragraph(
        'Jeden Abend geht Dr. Iyengar noch einmal durch die Dialyse, bevor sie nach Hause fährt. Sie weiß, wer Gitarre lernt, wessen Tochter vor Prüfungen steht und wer zu viel Tee getrunken hat.',
      ),
    ),
    education: [
      { degree: 'Bachelor of Medicine and Surgery', institution: 'Nandi Ridge Medical College', year: 2008 },
      { degree: 'Promotion (PhD) in Nierengenetik', institution: 'Northmoor University', year: 2016 },
    ],
  },
  'edmund-fairleigh': {
    title: 'Prof.',
    qualifications: 'MBBS, MD, PhD',
    role: 'Professor für Onkologie und Leiter der Abteilung',
    summary:
      'Plant die medikamentöse Behandlung von Krebs und gibt Zweitmeinungen. Hält zwei halbe Sprechstundentage pro Woche, mit Zeit für schwere Fragen.',
    biography: richText(
      paragraph(
        'Edmund Fairleigh schreibt mit dem Füller und spricht langsam. Beides mit Absicht. Wer gerade eine schlechte Nachricht gehört hat, nehme etwa ein Drittel des Gesagten auf, sagt er. Also schreibt er den Rest auf, während Sie zusehen.',
      ),
      paragraph(
        'Er behandelt seit fast vierzig Jahren Krebs, von den ersten sanften Mitteln gegen Übelkeit bis zu den Immuntherapien von heute. Seine Forschungsgruppe, die sich eine Etage mit unserem Labor teilt, untersucht die richtige Dosis für ältere Menschen: genug, um zu helfen, und nicht so viel, dass sie schadet.',
      ),
      heading('Zweitmeinungen'),
      paragraph(
        'Sie können gern einmalig und nur zur Beratung kommen. Bitte schicken Sie Ihre Befunde und Aufnahmen eine Woche vorher. Prof. Fairleigh liest sie alle vor dem Gespräch und schreibt Ihrem Behandlungsteam nur, wenn Sie es wünschen.',
      ),
      paragraph(
        'Weil er seine Woche zwischen Forschung, Lehre und Station aufteilt, hat er an zwei halben Tagen Sprechstunde. Die Termine werden nicht gekürzt, um mehr unterzubringen.',
      ),
    ),
    education: [
      { degree: 'Bachelor of Medicine and Surgery', institution: 'Castlebrook Medical School', year: 1987 },
      { degree: 'Promotion (PhD) in Tumorbiologie', institution: 'Northmoor University', year: 1995 },
    ],
  },
  'ingrid-halvorsen': {
    title: 'Dr.',
    qualifications: 'MD',
    role: 'Fachärztin für Dermatologie und Leiterin der Abteilung',
    summary:
      'Kontrolliert Muttermale und behandelt Neurodermitis, Schuppenflechte und Akne. Mit später Sprechstunde am Dienstag und Donnerstag und an jedem zweiten Samstag.',
    biography: richText(
      paragraph(
        'Ingrid Halvorsen wuchs am Meer auf, an einer Küste, wo die Fischer keine Hüte trugen. Seitdem wirbt sie für Sonnencreme. In ihrer Muttermalsprechstunde findet sie jeden Monat mehrere frühe Hautkrebse, die meisten so klein, dass eine einfache Operation sie heilt.',
      ),
      paragraph(
        'Die andere Hälfte ihrer Zeit gehört der Haut, die juckt: Neurodermitis, Schuppenflechte, Nesselsucht. Sie hält viel von wenigen Mitteln, richtig angewendet, und davon, nicht nur den Ausschlag zu behandeln, sondern auch den Menschen, den er um den Schlaf bringt.',
      ),
      paragraph(
        'Kontrollen macht sie gern montags in der Mittagszeit per Video: Sie zeigen die Haut zu Hause bei Tageslicht und kehren in Ihren Tag zurück. Mit Jugendlichen spricht sie über Akne ohne Vortrag über Schokolade. Dafür, merkt sie an, seien die Belege dünn.',
      ),
    ),
    education: [
      { degree: 'Doctor of Medicine', institution: 'Fjordhavn University', year: 2007 },
      { degree: 'Facharztausbildung Dermatologie', institution: 'Saltmarsh Teaching Hospital', year: 2014 },
    ],
  },
};

/** The doctors of the departments for operations, emergencies, imaging, births and children, in German. */

import { heading, list, paragraph, richText } from '#server/demo/rich-text.ts';
import type { DemoWords } from '#server/demo-words/demo-words.ts';

export const doctorsOfSurgeryAndFamily: DemoWords = {
  'matteo-ferrante': {
    title: 'Mr',
    qualifications: 'MBBS, MSc (Orthopädietechnik)',
    role: 'Facharzt für orthopädische Chirurgie und Leiter der Abteilung',
    summary:
      'Ersetzt verschlissene Hüften und Knie und operiert Sportverletzungen. Sagt offen, wenn Sie keine Operation brauchen.',
    biography: richText(
      paragraph(
        'Bevor er Knie reparierte, reparierte Matteo Ferrante Fahrräder in der Werkstatt seines Onkels. Er denkt noch immer in Lagern, Last und Verschleiß. Ein neues Gelenk soll zu dem Menschen passen, der es benutzt. Deshalb fragt er nach Treppen, Gärten, Enkelkindern und Tanzböden, bevor er das Röntgenbild ansieht.',
      ),
      paragraph(
        'Er setzt im Jahr etwa zweihundert künstliche Gelenke ein und beteiligt sich an einem Register, das jedes davon über Jahrzehnte begleitet. Fragen Sie ihn nach seinen Ergebnissen: Er zeigt sie gern.',
      ),
      heading('Nicht jedes Knie braucht ein Messer'),
      paragraph(
        'Etwa ein Drittel derer, die wegen einer Operation zu ihm kommen, geht stattdessen mit einem Rezept für Physiotherapie. Reicht das nicht, ist nichts verloren: Mit kräftigeren Muskeln gelingt eine Operation besser.',
      ),
      paragraph('Wie hierzulande in der Chirurgie üblich, wird er Mr statt Dr. genannt. Er hört auf beides.'),
    ),
    education: [
      { degree: 'Bachelor of Medicine and Surgery', institution: 'Castlebrook Medical School', year: 2004 },
      { degree: 'MSc in Orthopädietechnik', institution: 'Eastvale University', year: 2009 },
      {
        degree: 'Facharztausbildung orthopädische Chirurgie',
        institution: 'Northmoor University',
        year: 2013,
      },
    ],
  },
  'ifeoma-adeyinka': {
    title: 'Dr.',
    qualifications: 'MBBS, MSc (Kindergesundheit)',
    role: 'Fachärztin für Kinder- und Jugendmedizin und Leiterin der Abteilung',
    summary:
      'Betreut Babys, Kinder und Jugendliche mit fast jeder Art von Beschwerden. Spricht zuerst mit dem Kind und wärmt immer das Stethoskop an.',
    biography: richText(
      paragraph(
        'Ifeoma Adeyinka hat immer eine kleine Lampe dabei, die in Kinderohren Schmetterlinge „findet“. Sie begleitet sie seit fünfzehn Jahren durch drei Länder und hat noch jedes Mal einen gefunden.',
      ),
      paragraph(
        'Sie ist Kinderärztin mit breiter Ausbildung und arbeitete zwei Jahre in einer Klinik auf dem Land, weit und breit als einzige Ärztin für Kinder. Von dort hat sie eine Gewohnheit mitgebracht: das ganze Kind zu sehen, zu Hause und in der Schule, und nicht nur den wunden Hals.',
      ),
      list(
        'Trinken, Wachstum und Entwicklung in den ersten Jahren',
        'Bauchschmerzen, Kopfschmerzen und Müdigkeit bei Schulkindern',
        'Frühgeborene nach der Entlassung',
      ),
      paragraph(
        'Als Leiterin der Abteilung hat sie Elternbetten in jedem Zimmer eingeführt und die Regel, dass kein Kind nüchtern auf eine Untersuchung wartet, ohne dass ihm jemand erklärt, warum. Sie sieht Familien an drei halben Tagen in der Woche und an jedem zweiten Samstag.',
      ),
    ),
    education: [
      { degree: 'Bachelor of Medicine and Surgery', institution: 'Palm Coast University', year: 2008 },
      { degree: 'MSc in Kindergesundheit', institution: 'Eastvale University', year: 2012 },
    ],
  },
  'niamh-corrigan': {
    title: 'Dr.',
    qualifications: 'MBBCh, MD (Allergologie)',
    role: 'Fachärztin für Asthma und Allergien bei Kindern',
    summary:
      'Hilft Kindern mit Asthma, Nahrungsmittelallergien, Heuschnupfen und Neurodermitis. Arbeitet mit Schulen zusammen, damit ein Plan von hier auch dort gilt.',
    biography: richText(
      paragraph(
        'Niamh Corrigan hatte als Kind Asthma und verpasste deswegen einen Schulausflug zum Leuchtturm. Das solle heute keinem Kind mehr passieren, sagt sie, und mit dem richtigen Plan passiere es auch kaum noch.',
      ),
      paragraph(
        'Sie arbeitet in zwei Abteilungen. In der Kinder- und Jugendmedizin leitet sie die Allergiesprechstunde mit Hauttests und sorgfältig überwachten Nahrungsmittelprovokationen. In der Pneumologie betreut sie Jugendliche beim Wechsel in die Erwachsenenmedizin, einer Zeit, in der Sprays gern verstauben.',
      ),
      paragraph(
        'Ihre Sprechtage wechseln von Woche zu Woche: einmal vormittags, einmal nachmittags, damit kein Kind immer dieselbe Schulstunde verpasst. Die späte Videosprechstunde am Montag ist für Kontrollen, oft mit einem Elternteil noch auf dem Heimweg von der Arbeit.',
      ),
      heading('Bitte bringen Sie mit'),
      list(
        'Alle Inhalationsgeräte, Sprays und Cremes',
        'Ein Foto des Ausschlags, als er am schlimmsten war',
        'Die eigenen Fragen Ihres Kindes',
      ),
    ),
    education: [
      { degree: 'Bachelor of Medicine and Surgery', institution: 'Ardmore Point University', year: 2012 },
      { degree: 'MD in Allergologie des Kindesalters', institution: 'Northmoor University', year: 2019 },
    ],
  },
  'layla-hassoun': {
    title: 'Dr.',
    qualifications: 'MD',
    role: 'Fachärztin für Geburtshilfe und Leiterin der Abteilung',
    summary:
      'Begleitet Frauen in der Schwangerschaft, vor allem wenn Zwillinge, Diabetes oder Bluthochdruck mehr Aufmerksamkeit verlangen. Behandelt auch Myome und Endometriose.',
    biography: richText(
      paragraph(
        'Layla Hassoun hat bei mehr als fünftausend Geburten geholfen und erinnert sich in jedem Jahr an die erste und die letzte. Dazwischen, sagt sie, soll sich jede so anfühlen, als wäre es die einzige an diesem Tag.',
      ),
      paragraph(
        'Ihr Fachgebiet sind Schwangerschaften, die nicht nach dem Lehrbuch verlaufen. Frauen mit Diabetes, Bluthochdruck, Zwillingen oder nach einem früheren Verlust kommen alle paar Wochen zu ihr, immer in denselben Raum. Am Donnerstagnachmittag nimmt sie sich per Video Zeit für die Fragen dazwischen.',
      ),
      paragraph(
        'In der Gynäkologie behandelt sie Myome und Endometriose, und sie nimmt Schmerzen ernst, auch wenn die Aufnahmen unauffällig sind. Eine Operation ist eine Möglichkeit von mehreren, und Sie erfahren von allen.',
      ),
      paragraph(
        'Sie spricht Arabisch, Englisch und Türkisch. Für alle anderen Sprachen kann die Abteilung Dolmetscherinnen und Dolmetscher rufen.',
      ),
    ),
    education: [
      { degree: 'Doctor of Medicine', institution: 'Cedar Gate University', year: 2005 },
      {
        degree: 'Facharztausbildung Geburtshilfe und Gynäkologie',
        institution: 'Castlebrook Teaching Hospital',
        year: 2012,
      },
    ],
  },
  'thandeka-nkosana': {
    title: 'Dr.',
    qualifications: 'MBChB, BSc (Hebammenwissenschaft)',
    role: 'Fachärztin für Schwangerschaft und Geburt',
    summary:
      'Zuerst Hebamme, dann Ärztin: betreut gesunde Schwangerschaften und leitet unsere Geburtsvorbereitungskurse am Abend und am Samstag.',
    biography: richText(
      paragraph(
        'Thandeka Nkosana war sechs Jahre lang Hebamme und ging dann noch einmal an die Universität, um Ärztin zu werden. Mitgebracht hat sie, was Hebammen wissen: dass auch eine Hand auf der Schulter eine Behandlung ist und dass eine Geburt meist mehr Geduld als Instrumente braucht.',
      ),
      paragraph(
        'In der Sprechstunde sieht sie Frauen, deren Schwangerschaft gut verläuft, und solche, die eine schwere Geburt hinter sich haben und darüber sprechen möchten. Wer Sie begleitet, gehört mit zum Gespräch.',
      ),
      heading('Kurse vor der Geburt'),
      paragraph(
        'Am Mittwochabend und an jedem zweiten Samstag treffen sich bis zu acht Personen im Raum über dem Garten. Sie üben das Atmen, probieren Haltungen aus, packen eine gedachte Tasche und hören, was wirklich geschieht, wenn Pläne sich ändern. Kommen Sie etwa ab der dreißigsten Woche, allein oder mit der Person, die an Ihrer Seite sein wird. Jede Person bucht einen Platz.',
      ),
    ),
    education: [
      { degree: 'BSc in Hebammenwissenschaft', institution: 'Ridgeview College of Midwifery', year: 2004 },
      { degree: 'Bachelor of Medicine and Surgery', institution: 'Drakens View University', year: 2014 },
    ],
  },
  'kofi-amponsah': {
    title: 'Dr.',
    qualifications: 'MBChB',
    role: 'Facharzt für Notfallmedizin und Leiter der Abteilung',
    summary:
      'Leitet das Team der Notaufnahme und die Nachsorgesprechstunde, in der Wunden, Verbrennungen und Befunde noch einmal geprüft werden. Auch Beauftragter für Patientensicherheit.',
    biography: richText(
      paragraph(
        'Kofi Amponsah ist der Sohn eines Rettungssanitäters und verbrachte seine Schulferien mit Putzen auf der Rettungswache. Er glaubt bis heute, dass ein aufgeräumter Schockraum Leben rettet: alles an seinem Platz, Etiketten nach vorn, Akkus geladen.',
      ),
      paragraph(
        'Er arbeitet seit sechzehn Jahren in der Notfallmedizin und leitet ein Team von neunzig Menschen. Unter ihm begann die Abteilung, Angehörige anzurufen, bevor sie fragen müssen, und Wartezeiten auf einem Bildschirm zu zeigen, auch wenn sie lang sind.',
      ),
      heading('Die Nachsorgesprechstunde'),
      paragraph(
        'Einen Notfall kann man nicht buchen, einen zweiten Blick schon. Wenn wir Sie in den letzten zwei Wochen behandelt haben, prüfen wir hier Wunde, Verbrennung, Gips oder Befunde. Die Sprechstunde ist mittwochs und am Wochenende, damit sich kaum jemand freinehmen muss.',
      ),
    ),
    education: [
      { degree: 'Bachelor of Medicine and Surgery', institution: 'Gold Shore University', year: 2010 },
      { degree: 'Facharztausbildung Notfallmedizin', institution: 'Northmoor University', year: 2017 },
    ],
  },
  'zeynep-karahan': {
    title: 'Dr.',
    qualifications: 'MD, MSc (Medizinische Bildgebung)',
    role: 'Fachärztin für Radiologie und Leiterin der Abteilung',
    summary:
      'Beurteilt Aufnahmen, berät, welches Bild sich lohnt, und geht die Ergebnisse mit Ihnen auf einem großen Bildschirm durch.',
    biography: richText(
      paragraph(
        'Viele begegnen nie der Person, die ihre Aufnahmen beurteilt. Bei Zeynep Karahan können Sie das. In ihrer Befundsprechstunde setzt sie sich mit Ihnen in einen abgedunkelten Raum, findet die Stelle, auf die es ankommt, und erklärt jeden Grauton.',
      ),
      paragraph(
        'Sie hat Medizin und danach medizinische Bildgebung studiert und nimmt an der wöchentlichen Krebskonferenz teil, wo ihre Bilder Chirurgie und Onkologie den Weg weisen. Ihr Team war eines der ersten in der Region, das allen die Dosis jeder CT schriftlich mitteilte.',
      ),
      paragraph(
        'Dr. Karahan ist auch die Richtige, wenn Sie wegen einer Aufnahme unsicher sind. Eine halbe Stunde mit ihr kann Ihnen eine ersparen, die nichts bringt. Bringen Sie bitte ältere Bilder mit, auf einer Disc oder als Download-Code.',
      ),
    ),
    education: [
      { degree: 'Doctor of Medicine', institution: 'Gulbahar University', year: 2009 },
      { degree: 'MSc in medizinischer Bildgebung', institution: 'Lindenfeld University', year: 2013 },
    ],
  },
  'margaret-lindqvist': {
    title: 'Prof.',
    qualifications: 'MBBS, MD, PhD',
    role: 'Professorin für Augenheilkunde und Leiterin der Abteilung',
    summary:
      'Augenchirurgin mit mehr als drei Jahrzehnten Erfahrung in Operationen des Grauen Stars und verlässliche Begleiterin für Menschen mit Grünem Star.',
    biography: richText(
      paragraph(
        'Als Margaret Lindqvist anfing, lag man nach einer Operation des Grauen Stars eine Woche im Bett, mit Sandsäcken neben dem Kopf. Heute geht man am selben Nachmittag nach Hause. Sie hat jeden Schritt dazwischen miterlebt und über einige geschrieben.',
      ),
      paragraph(
        'An zwei Tagen in der Woche operiert sie selbst, an den anderen bildet sie die nächste Generation aus, zuerst an Augen aus Kunststoff. Menschen mit Grünem Star bleiben oft zwanzig Jahre oder länger bei ihr. Es ist eine stille Krankheit, und am besten halte man sie mit regelmäßigen Tropfen und beständiger Freundschaft auf, findet sie.',
      ),
      heading('Vor einer Operation des Grauen Stars'),
      paragraph(
        'Das Vorgespräch dauert 45 Minuten. Wir messen Länge und Krümmung Ihres Auges, achten auf andere Erkrankungen und wählen gemeinsam die Linse: für die Ferne, für die Nähe oder etwas dazwischen. Es eilt nicht, und keine Linse muss heute gekauft werden.',
      ),
    ),
    education: [
      { degree: 'Bachelor of Medicine and Surgery', institution: 'Castlebrook Medical School', year: 1986 },
      { degree: 'Promotion (PhD) in der Optik des Auges', institution: 'Fjordhavn University', year: 1994 },
    ],
  },
  'callum-strachan': {
    title: 'Mr',
    qualifications: 'MBChB, MD',
    role: 'Facharzt für Hals-Nasen-Ohren-Chirurgie und Leiter der Abteilung',
    summary:
      'Behandelt verstopfte Nasen, Nebenhöhlenbeschwerden, Hörverlust und Schwindel bei Erwachsenen und Kindern. Spielt Geige und nimmt Ohren deshalb persönlich.',
    biography: richText(
      paragraph(
        'Callum Strachan spielt Geige in einer Folkband, und sein Interesse am Hören begann, als der Schlagzeuger seines verlor. Heute betreut er viele Menschen aus der Musik, vom Bau und von anderen lauten Arbeitsplätzen.',
      ),
      paragraph(
        'Er operiert meist durch die Nase: Er macht Nebenhöhlen frei, entfernt Polypen und begradigt, was krumm ist. Schnitte von außen gibt es nicht, und die langen Tamponaden von früher sind verschwunden. Kleinen Kindern setzt er Paukenröhrchen in die Ohren, und er hat eine Schublade voller Aufkleber.',
      ),
      list(
        'Abendsprechstunde am Mittwoch für Berufstätige',
        'Hörtest beim selben Termin',
        'Operationen ohne Übernachtung, wann immer das sicher ist',
      ),
      paragraph(
        'Schwindel ist seine stille Leidenschaft. Eine häufige Form entsteht durch winzige Kristalle im Innenohr und lässt sich oft in zehn Minuten beheben, indem man den Kopf in der richtigen Reihenfolge dreht.',
      ),
    ),
    education: [
      { degree: 'Bachelor of Medicine and Surgery', institution: 'Glenbrae University', year: 2007 },
      { degree: 'MD in Hörforschung', institution: 'Glenbrae University', year: 2013 },
      {
        degree: 'Facharztausbildung Hals-Nasen-Ohren-Chirurgie',
        institution: 'Saltmarsh Teaching Hospital',
        year: 2016,
      },
    ],
  },
  'camila-duarte': {
    title: 'Dr.',
    qualifications: 'BDS, MSc (Restaurative Zahnmedizin)',
    role: 'Fachzahnärztin für restaurative Zahnmedizin und Leiterin der Abteilung',
    summary:
      'Repariert und ersetzt Zähne und nimmt besondere Rücksicht auf Menschen mit Angst. Donnerstags bis abends und jeden Samstagvormittag.',
    biography: richText(
      paragraph(
        'Camila Duarte hatte Angst vor dem Zahnarzt, bis sie neunzehn war. Dann traf sie auf jemanden, der jeden Schritt erklärte, bevor er ihn tat, und wechselte noch im selben Monat das Studienfach. So arbeitet sie heute auch: erst sagen, dann zeigen, dann machen.',
      ),
      paragraph(
        'Ihr Gebiet ist die restaurative Zahnmedizin: Zähne retten, die zu retten sind, und ersetzen, was nicht zu retten ist. Viele kommen aus anderen Abteilungen zu ihr: vor Beginn einer Krebsbehandlung, mit künstlichen Herzklappen oder mit Händen, die keine Bürste mehr gut halten.',
      ),
      paragraph(
        'Implantate plant sie gemeinsam mit einem Zahntechniker, der zwei Türen weiter arbeitet. So lässt sich eine Krone bei Tageslicht an Ihre anderen Zähne anpassen. Wer Angst vor dem Bohrer hat, verbringt bei ihr die erste Viertelstunde ganz ohne Instrumente.',
      ),
    ),
    education: [
      { degree: 'Bachelor of Dental Surgery', institution: 'Porto Sereno School of Dentistry', year: 2013 },
      { degree: 'MSc in restaurativer Zahnmedizin', institution: 'Eastvale University', year: 2018 },
    ],
  },
};

/**
 * The medical icons that staff choose for departments and services: outline drawings of the Health Icons set under
 * their stored names. The table is large, so the frame, which applications hydrate, must not import it.
 */
import accidentAndEmergency from '~icons/healthicons/accident-and-emergency-outline?raw';
import allergies from '~icons/healthicons/allergies-outline?raw';
import ambulance from '~icons/healthicons/ambulance-outline?raw';
import asthmaInhaler from '~icons/healthicons/asthma-inhaler-outline?raw';
import baby0203m from '~icons/healthicons/baby-0203m-outline?raw';
import backPain from '~icons/healthicons/back-pain-outline?raw';
import bandageAdhesive from '~icons/healthicons/bandage-adhesive-outline?raw';
import biochemistryLaboratory from '~icons/healthicons/biochemistry-laboratory-outline?raw';
import biopsy from '~icons/healthicons/biopsy-outline?raw';
import bladder from '~icons/healthicons/bladder-outline?raw';
import bloodBag from '~icons/healthicons/blood-bag-outline?raw';
import bloodDrop from '~icons/healthicons/blood-drop-outline?raw';
import bloodPressure from '~icons/healthicons/blood-pressure-outline?raw';
import body from '~icons/healthicons/body-outline?raw';
import cardiogram from '~icons/healthicons/cardiogram-outline?raw';
import cardiology from '~icons/healthicons/cardiology-outline?raw';
import cast from '~icons/healthicons/cast-outline?raw';
import childCare from '~icons/healthicons/child-care-outline?raw';
import clinicalFe from '~icons/healthicons/clinical-fe-outline?raw';
import colon from '~icons/healthicons/colon-outline?raw';
import coronaryCareUnit from '~icons/healthicons/coronary-care-unit-outline?raw';
import criticalCare from '~icons/healthicons/critical-care-outline?raw';
import crutches from '~icons/healthicons/crutches-outline?raw';
import defibrillator from '~icons/healthicons/defibrillator-outline?raw';
import dentalHygiene from '~icons/healthicons/dental-hygiene-outline?raw';
import diabetesMeasure from '~icons/healthicons/diabetes-measure-outline?raw';
import diabetes from '~icons/healthicons/diabetes-outline?raw';
import diagnostics from '~icons/healthicons/diagnostics-outline?raw';
import dialysis from '~icons/healthicons/dialysis-outline?raw';
import doctor from '~icons/healthicons/doctor-outline?raw';
import earNoseThroat from '~icons/healthicons/ear-nose-throat-outline?raw';
import ear from '~icons/healthicons/ear-outline?raw';
import earsNoseAndThroat from '~icons/healthicons/ears-nose-and-throat-outline?raw';
import elderly from '~icons/healthicons/elderly-outline?raw';
import emergencyPost from '~icons/healthicons/emergency-post-outline?raw';
import endocrinology from '~icons/healthicons/endocrinology-outline?raw';
import exercise from '~icons/healthicons/exercise-outline?raw';
import exerciseWeights from '~icons/healthicons/exercise-weights-outline?raw';
import eye from '~icons/healthicons/eye-outline?raw';
import eyeglasses from '~icons/healthicons/eyeglasses-outline?raw';
import familyPlanning from '~icons/healthicons/family-planning-outline?raw';
import femaleReproductiveSystem from '~icons/healthicons/female-reproductive-system-outline?raw';
import fetus from '~icons/healthicons/fetus-outline?raw';
import fruits from '~icons/healthicons/fruits-outline?raw';
import gastroenterology from '~icons/healthicons/gastroenterology-outline?raw';
import generalSurgery from '~icons/healthicons/general-surgery-outline?raw';
import geriatrics from '~icons/healthicons/geriatrics-outline?raw';
import groupDiscussionMeeting from '~icons/healthicons/group-discussion-meeting-outline?raw';
import gynecology from '~icons/healthicons/gynecology-outline?raw';
import head from '~icons/healthicons/head-outline?raw';
import headache from '~icons/healthicons/headache-outline?raw';
import health from '~icons/healthicons/health-outline?raw';
import healthWorker from '~icons/healthicons/health-worker-outline?raw';
import hearingAid from '~icons/healthicons/hearing-aid-outline?raw';
import heartCardiogram from '~icons/healthicons/heart-cardiogram-outline?raw';
import heartOrgan from '~icons/healthicons/heart-organ-outline?raw';
import heart from '~icons/healthicons/heart-outline?raw';
import heartbeat from '~icons/healthicons/heartbeat-outline?raw';
import hematology from '~icons/healthicons/hematology-outline?raw';
import hospital from '~icons/healthicons/hospital-outline?raw';
import hospitalized from '~icons/healthicons/hospitalized-outline?raw';
import inpatient from '~icons/healthicons/inpatient-outline?raw';
import intensiveCareUnit from '~icons/healthicons/intensive-care-unit-outline?raw';
import intestine from '~icons/healthicons/intestine-outline?raw';
import intravenousBag from '~icons/healthicons/intravenous-bag-outline?raw';
import intravenousDrip from '~icons/healthicons/intravenous-drip-outline?raw';
import joints from '~icons/healthicons/joints-outline?raw';
import kidneys from '~icons/healthicons/kidneys-outline?raw';
import lactation from '~icons/healthicons/lactation-outline?raw';
import leg from '~icons/healthicons/leg-outline?raw';
import liver from '~icons/healthicons/liver-outline?raw';
import lungs from '~icons/healthicons/lungs-outline?raw';
import medicines from '~icons/healthicons/medicines-outline?raw';
import mentalHealth from '~icons/healthicons/mental-health-outline?raw';
import microscope from '~icons/healthicons/microscope-outline?raw';
import mouth from '~icons/healthicons/mouth-outline?raw';
import nephrology from '~icons/healthicons/nephrology-outline?raw';
import nerve from '~icons/healthicons/nerve-outline?raw';
import neuroSurgery from '~icons/healthicons/neuro-surgery-outline?raw';
import neurology from '~icons/healthicons/neurology-outline?raw';
import nose from '~icons/healthicons/nose-outline?raw';
import nutrition from '~icons/healthicons/nutrition-outline?raw';
import obstetricsmonia from '~icons/healthicons/obstetricsmonia-outline?raw';
import occupationalTherapy from '~icons/healthicons/occupational-therapy-outline?raw';
import odontologyImplant from '~icons/healthicons/odontology-implant-outline?raw';
import odontology from '~icons/healthicons/odontology-outline?raw';
import oncology from '~icons/healthicons/oncology-outline?raw';
import opthalmology from '~icons/healthicons/opthalmology-outline?raw';
import orthopaedics from '~icons/healthicons/orthopaedics-outline?raw';
import outpatientDepartment from '~icons/healthicons/outpatient-department-outline?raw';
import painManagment from '~icons/healthicons/pain-managment-outline?raw';
import palliativeCare from '~icons/healthicons/palliative-care-outline?raw';
import pediatricSurgery from '~icons/healthicons/pediatric-surgery-outline?raw';
import pediatrics from '~icons/healthicons/pediatrics-outline?raw';
import people from '~icons/healthicons/people-outline?raw';
import pharmacy from '~icons/healthicons/pharmacy-outline?raw';
import physicalTherapy from '~icons/healthicons/physical-therapy-outline?raw';
import pills2 from '~icons/healthicons/pills-2-outline?raw';
import pneumonia from '~icons/healthicons/pneumonia-outline?raw';
import pregnant from '~icons/healthicons/pregnant-outline?raw';
import psychology from '~icons/healthicons/psychology-outline?raw';
import radiology from '~icons/healthicons/radiology-outline?raw';
import respirology from '~icons/healthicons/respirology-outline?raw';
import rheumatology from '~icons/healthicons/rheumatology-outline?raw';
import ribbon from '~icons/healthicons/ribbon-outline?raw';
import skeleton from '~icons/healthicons/skeleton-outline?raw';
import skinCancer from '~icons/healthicons/skin-cancer-outline?raw';
import sleepy from '~icons/healthicons/sleepy-outline?raw';
import sling from '~icons/healthicons/sling-outline?raw';
import sonography from '~icons/healthicons/sonography-outline?raw';
import speechLanguageTherapy from '~icons/healthicons/speech-language-therapy-outline?raw';
import spine from '~icons/healthicons/spine-outline?raw';
import stent from '~icons/healthicons/stent-outline?raw';
import stethoscope from '~icons/healthicons/stethoscope-outline?raw';
import stitches from '~icons/healthicons/stitches-outline?raw';
import stomach from '~icons/healthicons/stomach-outline?raw';
import syringe from '~icons/healthicons/syringe-outline?raw';
import syringeVaccine from '~icons/healthicons/syringe-vaccine-outline?raw';
import telemedicine from '~icons/healthicons/telemedicine-outline?raw';
import testTubes from '~icons/healthicons/test-tubes-outline?raw';
import thyroid from '~icons/healthicons/thyroid-outline?raw';
import tooth from '~icons/healthicons/tooth-outline?raw';
import ultrasoundScanner from '~icons/healthicons/ultrasound-scanner-outline?raw';
import urineSample from '~icons/healthicons/urine-sample-outline?raw';
import urology from '~icons/healthicons/urology-outline?raw';
import varicoseVein from '~icons/healthicons/varicose-vein-outline?raw';
import vascularSurgery from '~icons/healthicons/vascular-surgery-outline?raw';
import ventilator from '~icons/healthicons/ventilator-outline?raw';
import virus from '~icons/healthicons/virus-outline?raw';
import walkSupported from '~icons/healthicons/walk-supported-outline?raw';
import weight from '~icons/healthicons/weight-outline?raw';
import woman from '~icons/healthicons/woman-outline?raw';
import xray from '~icons/healthicons/xray-outline?raw';
import { Svg } from './core/svg.tsx';

export function MedicalIcon({ name, className }: { name: string; className?: string }) {
  return <Svg source={medicalIcon(name)} className={className} />;
}

/** The icon as SVG text. An unknown or empty name draws a stethoscope, so that a list has no holes. */
export function medicalIcon(name: string) {
  return medicalIcons.get(name) ?? stethoscope;
}

const medicalIcons = new Map<string, string>([
  ['accident-and-emergency-outline', accidentAndEmergency],
  ['allergies-outline', allergies],
  ['ambulance-outline', ambulance],
  ['asthma-inhaler-outline', asthmaInhaler],
  ['baby-0203m-outline', baby0203m],
  ['back-pain-outline', backPain],
  ['bandage-adhesive-outline', bandageAdhesive],
  ['biochemistry-laboratory-outline', biochemistryLaboratory],
  ['biopsy-outline', biopsy],
  ['bladder-outline', bladder],
  ['blood-bag-outline', bloodBag],
  ['blood-drop-outline', bloodDrop],
  ['blood-pressure-outline', bloodPressure],
  ['body-outline', body],
  ['cardiogram-outline', cardiogram],
  ['cardiology-outline', cardiology],
  ['cast-outline', cast],
  ['child-care-outline', childCare],
  ['clinical-fe-outline', clinicalFe],
  ['colon-outline', colon],
  ['coronary-care-unit-outline', coronaryCareUnit],
  ['critical-care-outline', criticalCare],
  ['crutches-outline', crutches],
  ['defibrillator-outline', defibrillator],
  ['dental-hygiene-outline', dentalHygiene],
  ['diabetes-outline', diabetes],
  ['diabetes-measure-outline', diabetesMeasure],
  ['diagnostics-outline', diagnostics],
  ['dialysis-outline', dialysis],
  ['doctor-outline', doctor],
  ['ear-outline', ear],
  ['ear-nose-throat-outline', earNoseThroat],
  ['ears-nose-and-throat-outline', earsNoseAndThroat],
  ['elderly-outline', elderly],
  ['emergency-post-outline', emergencyPost],
  ['endocrinology-outline', endocrinology],
  ['exercise-outline', exercise],
  ['exercise-weights-outline', exerciseWeights],
  ['eye-outline', eye],
  ['eyeglasses-outline', eyeglasses],
  ['family-planning-outline', familyPlanning],
  ['female-reproductive-system-outline', femaleReproductiveSystem],
  ['fetus-outline', fetus],
  ['fruits-outline', fruits],
  ['gastroenterology-outline', gastroenterology],
  ['general-surgery-outline', generalSurgery],
  ['geriatrics-outline', geriatrics],
  ['group-discussion-meeting-outline', groupDiscussionMeeting],
  ['gynecology-outline', gynecology],
  ['head-outline', head],
  ['headache-outline', headache],
  ['health-outline', health],
  ['health-worker-outline', healthWorker],
  ['hearing-aid-outline', hearingAid],
  ['heart-outline', heart],
  ['heart-cardiogram-outline', heartCardiogram],
  ['heart-organ-outline', heartOrgan],
  ['heartbeat-outline', heartbeat],
  ['hematology-outline', hematology],
  ['hospital-outline', hospital],
  ['hospitalized-outline', hospitalized],
  ['inpatient-outline', inpatient],
  ['intensive-care-unit-outline', intensiveCareUnit],
  ['intestine-outline', intestine],
  ['intravenous-bag-outline', intravenousBag],
  ['intravenous-drip-outline', intravenousDrip],
  ['joints-outline', joints],
  ['kidneys-outline', kidneys],
  ['lactation-outline', lactation],
  ['leg-outline', leg],
  ['liver-outline', liver],
  ['lungs-outline', lungs],
  ['medicines-outline', medicines],
  ['mental-health-outline', mentalHealth],
  ['microscope-outline', microscope],
  ['mouth-outline', mouth],
  ['nephrology-outline', nephrology],
  ['nerve-outline', nerve],
  ['neuro-surgery-outline', neuroSurgery],
  ['neurology-outline', neurology],
  ['nose-outline', nose],
  ['nutrition-outline', nutrition],
  ['obstetricsmonia-outline', obstetricsmonia],
  ['occupational-therapy-outline', occupationalTherapy],
  ['odontology-outline', odontology],
  ['odontology-implant-outline', odontologyImplant],
  ['oncology-outline', oncology],
  ['opthalmology-outline', opthalmology],
  ['orthopaedics-outline', orthopaedics],
  ['outpatient-department-outline', outpatientDepartment],
  ['pain-managment-outline', painManagment],
  ['palliative-care-outline', palliativeCare],
  ['pediatric-surgery-outline', pediatricSurgery],
  ['pediatrics-outline', pediatrics],
  ['people-outline', people],
  ['pharmacy-outline', pharmacy],
  ['physical-therapy-outline', physicalTherapy],
  ['pills-2-outline', pills2],
  ['pneumonia-outline', pneumonia],
  ['pregnant-outline', pregnant],
  ['psychology-outline', psychology],
  ['radiology-outline', radiology],
  ['respirology-outline', respirology],
  ['rheumatology-outline', rheumatology],
  ['ribbon-outline', ribbon],
  ['skeleton-outline', skeleton],
  ['skin-cancer-outline', skinCancer],
  ['sleepy-outline', sleepy],
  ['sling-outline', sling],
  ['sonography-outline', sonography],
  ['speech-language-therapy-outline', speechLanguageTherapy],
  ['spine-outline', spine],
  ['stent-outline', stent],
  ['stethoscope-outline', stethoscope],
  ['stitches-outline', stitches],
  ['stomach-outline', stomach],
  ['syringe-outline', syringe],
  ['syringe-vaccine-outline', syringeVaccine],
  ['telemedicine-outline', telemedicine],
  ['test-tubes-outline', testTubes],
  ['thyroid-outline', thyroid],
  ['tooth-outline', tooth],
  ['ultrasound-scanner-outline', ultrasoundScanner],
  ['urine-sample-outline', urineSample],
  ['urology-outline', urology],
  ['varicose-vein-outline', varicoseVein],
  ['vascular-surgery-outline', vascularSurgery],
  ['ventilator-outline', ventilator],
  ['virus-outline', virus],
  ['walk-supported-outline', walkSupported],
  ['weight-outline', weight],
  ['woman-outline', woman],
  ['xray-outline', xray],
]);

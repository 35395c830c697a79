/** Ten lines in the folder itself, for who has just unpacked it; `docs/install.md` says the rest. */
import type { System } from './systems.ts';

interface Words {
  readonly fr: string;
  readonly en: string;
}

const START: Readonly<Record<System['platform'], Words>> = {
  win32: {
    fr: 'Gardez ce dossier entier où vous voulez (par exemple Documents), puis ouvrez Constat.exe. Windows avertit que l’éditeur est inconnu : « Informations complémentaires », puis « Exécuter quand même ».',
    en: 'Keep this folder whole wherever you like (Documents, for example), then open Constat.exe. Windows warns that the publisher is unknown: “More info”, then “Run anyway”.',
  },
  darwin: {
    fr: 'Glissez Constat.app dans Applications, puis ouvrez-la. macOS la retient la première fois : Réglages Système, Confidentialité et sécurité, « Ouvrir quand même ».',
    en: 'Drag Constat.app into Applications, then open it. macOS holds it back the first time: System Settings, Privacy & Security, “Open Anyway”.',
  },
  linux: {
    fr: 'Gardez ce dossier entier où vous voulez, puis ouvrez « constat ». « add-to-menu.sh » l’ajoute au menu des applications (« add-to-menu.sh --remove » l’en retire).',
    en: 'Keep this folder whole wherever you like, then open “constat”. “add-to-menu.sh” adds it to the menu of applications (“add-to-menu.sh --remove” takes it out).',
  },
};

const DATA: Readonly<Record<System['platform'], string>> = {
  win32: String.raw`%LOCALAPPDATA%\Constat`,
  darwin: '~/Library/Application Support/Constat',
  linux: '~/.local/share/constat',
};

/** The two texts, with the ends of lines that the system's own editor shows. */
export function readMe(system: System, version: string): Words {
  const { platform } = system;
  const french = [
    `Constat ${version}, pour écrire des rapports d’évaluation médicale sur cet ordinateur.`,
    '',
    `1. ${START[platform].fr}`,
    '2. Votre navigateur s’ouvre sur Constat : créez votre compte, ou essayez la démonstration.',
    '3. Imprimez la feuille de récupération proposée après le premier compte ; sans elle ni la clé, nul ne peut relire une copie.',
    '4. Pour dicter, la page « Dictée » propose d’aller chercher un modèle de reconnaissance, une seule fois (Internet).',
    `5. Vos données sont dans ${DATA[platform]}, jamais dans ce dossier.`,
    '6. Mettre à jour : faites une copie (Profil, Copies de sauvegarde), « Quitter Constat », remplacez ce dossier par le nouveau.',
    '7. Pour arrêter Constat : « Quitter Constat » sur la page.',
    'Licences : dossier LICENCES. Mode d’emploi : docs/install.md du projet.',
  ];
  const english = [
    `Constat ${version}, to write medical evaluation reports on this computer.`,
    '',
    `1. ${START[platform].en}`,
    '2. Your browser opens on Constat: make your account, or try the demonstration.',
    '3. Print the recovery sheet that is offered after the first account; without it and the key, nobody can read a copy.',
    '4. To dictate, the page “Dictation” offers to fetch a recognition model, once (Internet).',
    `5. Your data is in ${DATA[platform]}, never in this folder.`,
    '6. To update: make a copy (Profile, Backup copies), “Quit Constat”, put the new folder in the place of this one.',
    '7. To stop Constat: “Quit Constat” on the page.',
    'Licences: folder LICENCES. Instructions: docs/install.md of the project.',
  ];
  const end = platform === 'win32' ? '\r\n' : '\n';
  const text = (lines: readonly string[]): string => [...lines, ''].join(end);
  return { fr: text(french), en: text(english) };
}

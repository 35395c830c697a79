/** Messages that the specification quotes, in both languages. */
import type { Localised } from '@constat/report/catalogue';

export const MESSAGES = {
  notSaved: { fr: 'Non sauvegardé', en: 'Not saved' },
  savedAt: { fr: 'Sauvegardé à {time}', en: 'Saved at {time}' },
  onThisDevice: { fr: 'sur cet appareil', en: 'on this device' },
  onTheServer: { fr: 'sur le serveur', en: 'on the server' },
  dataRecovered: { fr: 'Données récupérées', en: 'Data recovered' },
  draftLoaded: { fr: 'Brouillon chargé : {title}', en: 'Draft loaded: {title}' },
  newVisit: { fr: 'Nouvelle visite : {name}', en: 'New visit: {name}' },
  newForm: { fr: 'Nouveau formulaire', en: 'New form' },
  formLoaded: { fr: 'Formulaire chargé', en: 'Form loaded' },
  copyLoaded: { fr: 'Copie chargée', en: 'Copy loaded' },
  loading: { fr: 'Chargement...', en: 'Loading...' },
  titleRequired: { fr: 'Le titre est requis', en: 'Title is required' },
  selectGenderFirst: { fr: "Sélectionnez d'abord le genre", en: 'Select the gender first' },
  correctAutomatically: { fr: 'Corriger automatiquement', en: 'Correct automatically' },
  ignore: { fr: 'Ignorer', en: 'Ignore' },
  userFailed: { fr: "Impossible de charger l'utilisateur", en: 'Failed to fetch user' },
  loginSuccess: { fr: 'Connexion réussie', en: 'Login successful' },
  loginError: { fr: 'Erreur de connexion', en: 'Login error' },
  loginFailed: { fr: 'Échec de la connexion', en: 'Login failed' },
  logoutError: { fr: 'Erreur de déconnexion', en: 'Logout error' },
  logoutFailed: {
    fr: 'Une erreur est survenue lors de la déconnexion.',
    en: 'An error occurred while logging out.',
  },
  logoutSuccess: { fr: 'Déconnexion réussie', en: 'Logged out' },
  logoutDone: {
    fr: 'Vous avez été déconnecté avec succès.',
    en: 'You have been logged out successfully.',
  },
  loadingError: { fr: 'Erreur de chargement', en: 'Error loading' },
  patientNotRemoved: { fr: 'Impossible de retirer le patient', en: 'Failed to remove patient' },
  patientRemoved: { fr: 'Patient retiré de la liste', en: 'Patient removed from list' },
  error: { fr: 'Erreur', en: 'Error' },
  saveError: { fr: 'Erreur lors de la sauvegarde', en: 'Error while saving' },
  saveFailed: { fr: 'Échec de la sauvegarde du formulaire', en: 'Failed to save form' },
  draftSaveFailed: { fr: 'Erreur lors de la sauvegarde du brouillon', en: 'Error saving draft' },
  draftSaved: { fr: 'Sauvegardé en brouillon', en: 'Saved to Draft' },
  draftSavedDetail: {
    fr: 'Le formulaire a été sauvegardé en brouillon avec succès.',
    en: 'The form has been saved to drafts successfully.',
  },
  draftNotLoaded: { fr: 'Impossible de charger le brouillon', en: 'Could not load draft' },
  anErrorOccurred: { fr: 'Une erreur est survenue', en: 'An error occurred' },
  printFailed: { fr: "Échec de l'impression du formulaire", en: 'Failed to print form' },
  pdfFailed: { fr: "Échec de l'exportation en PDF", en: 'Failed to export PDF' },
  wordFailed: { fr: "Échec de l'exportation du document Word", en: 'Failed to export Word document' },
  allowPopups: { fr: 'Veuillez autoriser les fenêtres contextuelles.', en: 'Please allow pop-ups.' },
  clipboardFailed: { fr: 'Impossible de copier dans le presse-papiers.', en: 'Failed to copy to clipboard.' },
  confirmClear: {
    fr: 'Voulez-vous vraiment effacer toutes les données du formulaire?',
    en: 'Are you sure you want to clear all form data?',
  },
  selectSection: {
    fr: 'Veuillez sélectionner une section avant de commencer',
    en: 'Please select a section before starting',
  },
  noTextToSave: { fr: 'Aucun texte à sauvegarder', en: 'No text to save' },
  startFailed: { fr: "Impossible de démarrer l'enregistrement", en: 'Failed to start recording' },
  pauseFailed: { fr: "Impossible de suspendre l'enregistrement", en: 'Failed to pause recording' },
  resumeFailed: { fr: "Impossible de reprendre l'enregistrement", en: 'Failed to resume recording' },
  retryFailed: {
    fr: 'Échec de la nouvelle tentative. Veuillez réessayer.',
    en: 'Failed to retry chunks. Please try again.',
  },
  recordingBroken: {
    fr: "Impossible de poursuivre l'enregistrement. Veuillez arrêter et recommencer.",
    en: 'Failed to continue recording. Please stop and restart.',
  },
  recordingUnsupported: {
    fr: 'L’enregistrement audio n’est pas pris en charge par ce navigateur',
    en: 'Audio recording is not supported in this browser',
  },
  recordingEmpty: {
    fr: 'Échec de l’enregistrement : aucune donnée audio valide. Veuillez recommencer.',
    en: 'Recording failed - no valid audio data captured. Please try recording again.',
  },
  transcriptionFailed: { fr: 'Échec de la transcription', en: 'Transcription failed' },
  textRequired: { fr: 'Texte requis', en: 'Text required' },
  textToFormat: {
    fr: 'Veuillez entrer le texte à mettre en forme',
    en: 'Please enter text to format',
  },
  conclusionFailed: {
    fr: 'Échec de la génération de la conclusion',
    en: 'Failed to generate conclusion',
  },
  distributionFailed: { fr: 'Échec de la répartition', en: 'Distribution failed' },
  originalTextUsed: {
    fr: 'Le texte original est utilisé pour la section 8',
    en: 'Using original text for Section 8',
  },
  triggerTooShort: {
    fr: 'Le déclencheur de la commande doit compter au moins 3 caractères',
    en: 'Command trigger must be at least 3 characters long',
  },
  triggerExists: {
    fr: 'Ce déclencheur de commande existe déjà',
    en: 'This command trigger already exists',
  },
  triggerStartsWithInsert: {
    fr: 'La commande doit commencer par « insérer » suivi d’un nom descriptif',
    en: "Command should start with 'insert' followed by a descriptive name",
  },
  replacementRequired: { fr: 'Le texte de remplacement est requis', en: 'Replacement text is required' },
  phraseRequired: { fr: 'La phrase de déclenchement est requise', en: 'Trigger phrase is required' },
  phraseTooShort: {
    fr: 'La phrase de déclenchement doit compter au moins 3 caractères',
    en: 'Trigger phrase must be at least 3 characters long',
  },
  phraseExists: { fr: 'Cette phrase de déclenchement existe déjà', en: 'Trigger phrase already exists' },
  phraseReserved: {
    fr: 'La phrase de déclenchement est réservée aux commandes verbatim',
    en: 'Trigger conflicts with reserved verbatim commands',
  },
  importError: { fr: "Erreur d'importation", en: 'Import error' },
  importNotArray: {
    fr: 'Format non valide : une liste de commandes est attendue',
    en: 'Invalid format: expected array of commands',
  },
  importEntryIncomplete: {
    fr: 'Format de commande non valide : il manque un déclencheur ou un texte de remplacement',
    en: 'Invalid command format: missing trigger or replacement',
  },
  importNotJson: { fr: 'Format JSON non valide', en: 'Invalid JSON format' },
  importNoCommands: {
    fr: 'Format d’importation non valide : la liste « commands » manque',
    en: 'Invalid import format: missing commands array',
  },
  importFailed: { fr: 'Échec de l’importation : {reason}', en: 'Import failed: {reason}' },
  exportError: { fr: "Erreur lors de l'exportation", en: 'Error during export' },
  speechNetwork: {
    fr: 'Erreur réseau. Vérifiez votre connexion Internet.',
    en: 'Network error. Check your internet connection.',
  },
  speechNotAllowed: {
    fr: 'Accès au microphone refusé. Veuillez l’autoriser.',
    en: 'Microphone access denied. Please allow it.',
  },
  speechNone: {
    fr: 'Aucune parole détectée. Parlez plus fort ou rapprochez-vous.',
    en: 'No speech detected. Speak louder or move closer.',
  },
  speechNoAudio: { fr: 'Vérifiez votre microphone.', en: 'Check your microphone.' },
  speechServiceNotAllowed: {
    fr: 'Le service de reconnaissance vocale n’est pas autorisé.',
    en: 'The speech recognition service is not allowed.',
  },
  speechOther: {
    fr: 'Erreur de reconnaissance vocale : {code}',
    en: 'Speech recognition error: {code}',
  },
  speechUnsupported: {
    fr: 'La reconnaissance vocale n’est pas prise en charge par votre navigateur.',
    en: 'Speech recognition is not supported by your browser.',
  },
  remoteRecognition: {
    fr: 'Votre voix est envoyée au fabricant du navigateur, hors de cet ordinateur',
    en: "Your voice is sent to the browser's maker, off this computer",
  },
  networkError: { fr: 'Erreur réseau', en: 'Network error' },
  noDrafts: { fr: 'Aucun brouillon', en: 'No drafts available' },
  required: { fr: 'Requis', en: 'Required' },
  visitNameCharacters: {
    fr: "Utilisez seulement des lettres, chiffres, espaces, traits d'union et traits de soulignement",
    en: 'Use only letters, numbers, spaces, hyphens and underscores',
  },
  applicationError: { fr: "Erreur d'application", en: 'Application error' },
  applicationErrorDetail: {
    fr: "Une erreur inattendue s'est produite. Votre texte est conservé sur cet appareil.",
    en: 'An unexpected error occurred. Your text is kept on this device.',
  },
  topLevelError: {
    fr: 'Le système médical a rencontré une erreur. Veuillez recharger la page ou contacter le support technique.',
    en: 'The medical system encountered an error. Please reload the page or contact technical support.',
  },
  pageNotFound: { fr: '404 Page introuvable', en: '404 Page Not Found' },
  pageNotFoundHint: {
    fr: 'Avez-vous oublié d’ajouter la page au routeur?',
    en: 'Did you forget to add the page to the router?',
  },
  reloadPage: { fr: 'Recharger la page', en: 'Reload the page' },
  backHome: { fr: "Retour à l'accueil", en: 'Back to home' },
} as const satisfies Record<string, Localised>;

export type MessageId = keyof typeof MESSAGES;

/** The message in that language, its `{…}` places filled. */
export function message(
  id: MessageId,
  language: 'fr' | 'en',
  values: Readonly<Record<string, string>> = {},
): string {
  return MESSAGES[id][language].replaceAll(/\{(\w+)\}/gu, (place, name: string) => values[name] ?? place);
}

/** Messages that the specification quotes, in both languages. */
import type { Localized } from '@constat/report/catalogue';

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
  loading: { fr: 'Chargement...', en: 'Loading...' },
  titleRequired: { fr: 'Le titre est requis', en: 'Title is required' },
  selectGenderFirst: { fr: "Sélectionnez d'abord le genre", en: 'Select the gender first' },
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
    fr: "L'enregistrement audio n'est pas pris en charge par ce navigateur",
    en: 'Audio recording is not supported in this browser',
  },
  recordingEmpty: {
    fr: "Échec de l'enregistrement : aucune donnée audio valide. Veuillez recommencer.",
    en: 'Recording failed - no valid audio data captured. Please try recording again.',
  },
  transcriptionFailed: { fr: 'Échec de la transcription', en: 'Transcription failed' },
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
    fr: "Avez-vous oublié d'ajouter la page au routeur?",
    en: 'Did you forget to add the page to the router?',
  },
  reloadPage: { fr: 'Recharger la page', en: 'Reload the page' },
  backHome: { fr: "Retour à l'accueil", en: 'Back to home' },
} as const satisfies Record<string, Localized>;

export type MessageId = keyof typeof MESSAGES;

/** The message in that language, its `{…}` places filled. */
export function message(
  id: MessageId,
  language: 'fr' | 'en',
  values: Readonly<Record<string, string>> = {},
): string {
  return MESSAGES[id][language].replaceAll(/\{(\w+)\}/gu, (place, name: string) => values[name] ?? place);
}

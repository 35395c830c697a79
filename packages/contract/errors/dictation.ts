/** Errors of recordings, of speech recognition and of the vocabulary that it is given. */
export const DICTATION_ERRORS = {
  PARTS_MISSING: {
    status: 409,
    message: {
      fr: 'Des secondes de cet enregistrement ne sont pas encore sur le serveur. L’enregistrement audio est conservé.',
      en: 'Seconds of this recording are not on the server yet. The recorded audio is kept.',
    },
  },
  PART_DIFFERS: {
    status: 409,
    message: {
      fr: 'Le serveur tient un autre son pour cette seconde de l’enregistrement. Rien n’a été remplacé.',
      en: 'The server holds other audio for this second of the recording. Nothing was replaced.',
    },
  },
  AUDIO_INVALID: {
    status: 422,
    message: {
      fr: 'Échec de l’enregistrement : segment audio non valide. Veuillez recommencer l’enregistrement.',
      en: 'Recording failed - invalid audio chunk. Please restart recording.',
    },
  },
  AUDIO_PUT_ASIDE: {
    status: 422,
    report: true,
    message: {
      fr: 'Cet audio a bloqué la reconnaissance vocale et a été mis de côté. L’enregistrement est conservé, et les autres segments sont transcrits.',
      en: 'This audio stopped speech recognition and was put aside. The recording is kept, and the other segments are transcribed.',
    },
  },
  TRANSCRIPTION_FAILED: {
    status: 502,
    report: true,
    message: { fr: 'Échec de la transcription', en: 'Transcription failed' },
  },
  SPEECH_MODEL_MISSING: {
    status: 503,
    message: {
      fr: 'Aucun modèle de reconnaissance vocale n’est installé. L’enregistrement audio est conservé.',
      en: 'No speech recognition model is installed. The recorded audio is kept.',
    },
  },
  SPEECH_MODEL_DAMAGED: {
    status: 503,
    message: {
      fr: 'Le modèle de reconnaissance vocale ne fonctionne pas. L’enregistrement audio est conservé.',
      en: 'The speech recognition model does not work. The recorded audio is kept.',
    },
    report: true,
  },
  SPEECH_OFF: {
    status: 503,
    message: {
      fr: 'La reconnaissance vocale est désactivée. L’enregistrement audio est conservé.',
      en: 'Speech recognition is turned off. The recorded audio is kept.',
    },
  },
  SPEECH_NOT_ALLOWED: {
    status: 503,
    message: {
      fr: 'Le service de reconnaissance vocale est sur un autre ordinateur, et l’administrateur n’a pas permis d’y envoyer le son. L’enregistrement audio est conservé.',
      en: 'The speech recognition service is on another computer, and the administrator has not allowed audio to be sent there. The recorded audio is kept.',
    },
  },
  VOCABULARY_TERM_EXISTS: {
    status: 409,
    message: {
      fr: 'Ce mot est déjà dans votre vocabulaire.',
      en: 'This word is already in your vocabulary.',
    },
  },
  VOCABULARY_TERM_INVALID: {
    status: 422,
    message: {
      fr: 'Une entrée compte d’un à six mots, dont une lettre au moins, et 80 caractères au plus.',
      en: 'An entry has one to six words, at least one letter, and at most 80 characters.',
    },
  },
  VOCABULARY_FULL: {
    status: 409,
    message: {
      fr: 'Votre vocabulaire compte déjà 2 000 entrées. Retirez-en, puis recommencez.',
      en: 'Your vocabulary already has 2,000 entries. Remove some and try again.',
    },
  },
} as const;

/** Formats in the order of preference; Safari has only the second. */
const FORMATS = ['audio/webm;codecs=opus', 'audio/mp4;codecs=opus'] as const;

/** Whether this page can record, and if not, why. */
export type MicrophoneSupport =
  | { readonly kind: 'ready'; readonly mime: string }
  /** Browsers give the microphone to HTTPS and loopback pages only. */
  | { readonly kind: 'insecure' }
  | { readonly kind: 'unsupported' };

/** Asks the browser; nothing is started. */
export function readMicrophoneSupport(): MicrophoneSupport {
  if (!window.isSecureContext) return { kind: 'insecure' };
  // An old browser has neither, whatever the type declarations say.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (typeof devices?.getUserMedia !== 'function' || typeof MediaRecorder !== 'function')
    return { kind: 'unsupported' };
  const mime = FORMATS.find((format) => MediaRecorder.isTypeSupported(format));
  return mime === undefined ? { kind: 'unsupported' } : { kind: 'ready', mime };
}

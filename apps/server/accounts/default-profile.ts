import type { Profile } from '@constat/contract';

/** What a profile holds before its physician has filled it in. */
export function defaultProfile(displayName: string): Profile {
  return {
    displayName,
    licenceNumber: '',
    address: '',
    phone: '',
    email: '',
    interviewTemplateA: "L'entrevue s'est déroulée en personne, au site A.",
    interviewTemplateB: "L'entrevue s'est déroulée en personne, au site B.",
    normals: {},
  };
}

import * as z from 'zod';
import { normalsSchema } from './report.ts';
import { storableText } from './storable-text.ts';

export const loginBodySchema = z.strictObject({
  username: z.string().min(1).max(200),
  password: z.string().min(1).max(1000),
});

/** An assistant has no reports, and works on those that a physician shares. */
export const roleSchema = z.enum(['physician', 'developer', 'admin', 'assistant']);

export const userSchema = z.object({
  id: z.uuid(),
  username: z.string(),
  email: z.string(),
  displayName: z.string(),
  role: roleSchema,
  /** Runs the installation: copies, the audit trail of all. */
  administers: z.boolean(),
});

export const userAnswerSchema = z.object({ user: userSchema });

/** Base64url of the key under which the browser seals what it keeps for this account. */
export const deviceKeyAnswerSchema = z.object({ key: z.string() });

/** How this physician's reports are exported. */
export const exportSettingsSchema = z.strictObject({
  section12Everywhere: z.boolean(),
  frenchSpacing: z.enum(['quebec', 'france']),
  /** Names the regions of the case that were left out, under what the examination covered. Not when absent. */
  listsNotExamined: z.boolean().optional(),
});

/** What « tout normal » of a region writes. Tests that are not known are accepted here, and left out where it is kept. */
export const routineSchema = z.strictObject({
  passive: z.boolean(),
  tests: z.array(z.string().max(100)).max(1000),
});

export const profileSchema = z.strictObject({
  displayName: storableText.max(200),
  licenceNumber: storableText.max(50),
  /** Not printed where absent or empty, as in profiles of earlier versions. */
  specialty: storableText.max(200).optional(),
  address: storableText.max(500),
  phone: storableText.max(100),
  email: storableText.max(200),
  interviewTemplateA: storableText.max(10_000),
  interviewTemplateB: storableText.max(10_000),
  /** Lets the browser's remote recognition be used: the voice then leaves the computer. Off when absent. */
  remoteRecognition: z.boolean().optional(),
  normals: normalsSchema,
  /** Section 12 in Word alone and the usage of Québec where absent. */
  exportSettings: exportSettingsSchema.optional(),
  /** Every movement and no test where absent. */
  routine: routineSchema.optional(),
});

export type LoginBody = z.infer<typeof loginBodySchema>;
export type Role = z.infer<typeof roleSchema>;
export type User = z.infer<typeof userSchema>;
export type DeviceKeyAnswer = z.infer<typeof deviceKeyAnswerSchema>;
export type Profile = z.infer<typeof profileSchema>;

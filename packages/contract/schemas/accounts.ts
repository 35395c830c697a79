import * as z from 'zod';
import { normalsSchema } from './report.ts';

export const loginBodySchema = z.strictObject({
  username: z.string().min(1).max(200),
  password: z.string().min(1).max(1000),
});

export const roleSchema = z.enum(['physician', 'developer', 'admin']);

export const userSchema = z.object({
  id: z.uuid(),
  username: z.string(),
  email: z.string(),
  displayName: z.string(),
  role: roleSchema,
});

export const userAnswerSchema = z.object({ user: userSchema });

export const profileSchema = z.strictObject({
  displayName: z.string().max(200),
  licenceNumber: z.string().max(50),
  address: z.string().max(500),
  phone: z.string().max(100),
  email: z.string().max(200),
  interviewTemplateA: z.string().max(10_000),
  interviewTemplateB: z.string().max(10_000),
  normals: normalsSchema,
});

export type LoginBody = z.infer<typeof loginBodySchema>;
export type Role = z.infer<typeof roleSchema>;
export type User = z.infer<typeof userSchema>;
export type Profile = z.infer<typeof profileSchema>;

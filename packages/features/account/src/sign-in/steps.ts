import type { App } from '@jst/feature-kit'
import type { HandOver } from './weChat.ts'

export interface SignInPorts {
  app: Pick<App, 'api' | 'session' | 'navigate' | 'notify'>
  /** Holds the page that was left for the sign-in, and what WeChat left to be bound. */
  storage: HandOver
  /** `employee`: the enterprise sign-in (spec §6). */
  mode?: 'userBindEmployee' | 'employee'
}

export type FieldName = 'companyCode' | 'account' | 'password' | 'mobile' | 'code' | 'newPassword' | 'repeat'
export type FieldErrors = Partial<Record<FieldName, string>>

export const emptyValues: Readonly<Record<FieldName, string>> = {
  companyCode: '',
  account: '',
  password: '',
  mobile: '',
  code: '',
  newPassword: '',
  repeat: '',
}

/** Steps of the entry: the form, who is signed in already, what else is asked for, a forgotten password. */
export type SignInStep = 'form' | 'signed-in' | 'second-step' | 'first-password' | 'reset'

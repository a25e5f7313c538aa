import type { Surface } from '@jst/contracts/screens'
import { link } from '@jst/feature-kit'

/** The message box of an app (spec §2.25). */
export const listPath = (surface: Surface): string => (surface === 'external' ? '/manage/message' : '/system/message')
export const detailPath = (surface: Surface, id: number): string => link(`${listPath(surface)}Detail`, { id })

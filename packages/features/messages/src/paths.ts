import type { Surface } from '@jst/contracts/screens'
import { link, messageBox } from '@jst/feature-kit'

export const detailPath = (surface: Surface, id: number): string => link(`${messageBox(surface)}Detail`, { id })

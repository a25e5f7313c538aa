import { providers } from '../kinds.ts'
import { editorScreen } from './PartnerEdit.tsx'

export const { Screen, preload } = editorScreen(providers)

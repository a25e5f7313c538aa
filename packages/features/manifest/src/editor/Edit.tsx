import { inLanguage } from '../inLanguage.ts'
import { EditorPage } from './EditorPage.tsx'

/** 编辑舱单: the consignment form of a stored filing. */
export const Screen = inLanguage(() => <EditorPage />)

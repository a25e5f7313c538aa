import { inLanguage } from '../inLanguage.ts'
import { EditorPage } from './EditorPage.tsx'

/** 新建舱单: the consignment form, empty or begun with an order. */
export const Screen = inLanguage(() => <EditorPage isNew />)

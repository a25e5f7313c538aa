import { messagesExternal } from '@jst/feature-messages/external'
import { workbenchExternal } from '@jst/feature-workbench/external'

/** The areas of the external workbench. */
export const features = [workbenchExternal, messagesExternal]

import { accountExternal } from '@jst/feature-account/external'
import { messagesExternal } from '@jst/feature-messages/external'
import { siExternal } from '@jst/feature-si/external'
import { workbenchExternal } from '@jst/feature-workbench/external'

/** The areas of the external workbench. */
export const features = [workbenchExternal, siExternal, messagesExternal, accountExternal]

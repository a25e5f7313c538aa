import { AppError } from '../../../kernel/errors.ts'
import { texts } from '../texts.ts'

export interface WeChatSettings {
  readonly appId: string
  readonly secret: string
  /** Where people scan: https://open.weixin.qq.com */
  readonly openUrl: string
  /** Where the server asks: https://api.weixin.qq.com */
  readonly apiUrl: string
  /** Our own address, to which WeChat sends people back. */
  readonly origin: string
}

/** Person who scanned the code: one user of one open-platform application. */
export interface WeChatPerson {
  readonly openId: string
  readonly unionId: string
}

export interface WeChat {
  /** WeChat's page with the picture to scan. */
  pageOf(state: string): string
  /** @throws AppError WECHAT_REFUSED for a code that WeChat does not take (any more), UNAVAILABLE when WeChat is not reached. */
  personOf(code: string): Promise<WeChatPerson>
}

const patienceMs = 5_000

/** 网站应用微信登录: qrconnect, then the code for the openid. The access token that comes along is not needed and not kept. */
export function createWeChat({ appId, secret, openUrl, apiUrl, origin }: WeChatSettings): WeChat {
  return {
    pageOf(state) {
      const query = new URLSearchParams({
        appid: appId,
        redirect_uri: `${origin}/wxLogin`,
        response_type: 'code',
        scope: 'snsapi_login',
        state,
      })
      return `${openUrl}/connect/qrconnect?${query.toString()}#wechat_redirect`
    },
    async personOf(code) {
      const query = new URLSearchParams({ appid: appId, secret, code, grant_type: 'authorization_code' })
      const answer = await fetch(`${apiUrl}/sns/oauth2/access_token?${query.toString()}`, { signal: AbortSignal.timeout(patienceMs) })
        .then(async (response) => (await response.json()) as { openid?: unknown; unionid?: unknown })
        // the address holds the secret: nothing of it may reach a log
        .catch(() => {
          throw new AppError('UNAVAILABLE', { message: texts.weChat.unreachable })
        })
      if (typeof answer.openid !== 'string' || answer.openid === '') throw new AppError('WECHAT_REFUSED')
      return { openId: answer.openid, unionId: typeof answer.unionid === 'string' ? answer.unionid : '' }
    },
  }
}

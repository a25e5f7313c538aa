/**
 * Every refusal the server gives: HTTP status, Chinese sentence, next step inside the sentence.
 * 409 is a session conflict and nothing else (spec §8); a stale write is 412, bad input 422.
 */
export const errorTable = {
  UNAUTHENTICATED: { http: 401, zh: '登录已失效，请重新登录' },
  BAD_CREDENTIALS: { http: 422, zh: '账号或密码不正确，请检查后重试' },
  ACCOUNT_DISABLED: { http: 422, zh: '该账号已停用，请联系管理员' },
  SECOND_STEP_REQUIRED: { http: 422, zh: '请输入两步验证码，完成登录' },
  PASSWORD_CHANGE_REQUIRED: { http: 422, zh: '首次登录须修改初始密码，请设置新密码' },
  BAD_CODE: { http: 422, zh: '验证码不正确或已过期，请检查后重试' },
  TICKET_EXPIRED: { http: 422, zh: '停留时间过长，请重新登录' },
  WECHAT_NOT_BOUND: { http: 422, zh: '该微信尚未绑定账号，请用账号登录一次完成绑定' },
  WECHAT_REFUSED: { http: 422, zh: '微信授权没有成功或已失效，请重新扫码' },
  NOT_CONFIGURED: { http: 422, zh: '该功能尚未配置，请联系管理员' },
  SESSION_TAKEN_OVER: { http: 409, zh: '该账号已在其他地方登录，本次登录已退出' },
  FORBIDDEN: { http: 403, zh: '没有权限进行此操作，请联系管理员开通' },
  EMPLOYEE_CHANGED: { http: 403, zh: '您的企业身份已变更，正在切换，请重试' },
  NO_EMPLOYEE: { http: 403, zh: '尚未选择企业身份，请先选择企业' },
  NOT_FOUND: { http: 404, zh: '没有找到该数据，可能已被删除或无权查看' },
  METHOD_NOT_ALLOWED: { http: 405, zh: '请求方式不正确' },
  STALE_WRITE: { http: 412, zh: '该数据已被他人修改，请对比后再保存' },
  PAYLOAD_TOO_LARGE: { http: 413, zh: '提交的内容过大，请减少后重试' },
  UNSUPPORTED_MEDIA: { http: 415, zh: '不支持的内容格式' },
  INVALID_INPUT: { http: 422, zh: '提交的内容有误，请按提示修改' },
  ILLEGAL_TRANSITION: { http: 422, zh: '当前状态不允许此操作，请刷新后查看最新状态' },
  IDEMPOTENCY_MISMATCH: { http: 422, zh: '重复提交的内容与首次不一致，请刷新后重试' },
  BAD_FILE: { http: 422, zh: '文件无法读取，请检查格式后重新上传' },
  IDEMPOTENCY_IN_FLIGHT: { http: 425, zh: '相同的提交正在处理，请稍候查看结果' },
  TOO_MANY_REQUESTS: { http: 429, zh: '操作过于频繁，请稍后再试' },
  INTERNAL: { http: 500, zh: '系统出现异常，请稍后重试；如仍失败，请把编号告知管理员' },
  FILE_LOST: { http: 500, zh: '该文件在服务器上已缺失或损坏，请联系管理员从备份恢复，或重新上传' },
  UNAVAILABLE: { http: 503, zh: '服务暂时不可用，正在恢复，请稍后重试' },
  STORAGE_FULL: { http: 507, zh: '服务器存储空间不足，本次未保存，请联系管理员' },
} as const

export type ErrorCode = keyof typeof errorTable

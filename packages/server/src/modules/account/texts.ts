/** Every Chinese text that the area sends in messages. */
export const texts = {
  held: {
    title: '账号登录异常提醒',
    proofs: { password: '密码', mobile: '短信验证码', 'second-step': '两步验证码' },
    description: (proof: string, ip: string) =>
      `您的账号连续多次${proof}验证失败，最近一次来自 ${ip}。为保护账号，已暂时限制从陌生网络登录，您常用的网络不受影响。如是本人操作，可在“账号安全”中解除限制；如不是本人操作，请立即修改密码。`,
  },
}

"""`exp` and `log` in kernels: the functions of `youyi.kernel.lab.exponential`, compiled."""

from __future__ import annotations

from youyi.compiled.jit import part
from youyi.kernel.lab.exponential import exp as plain_exp
from youyi.kernel.lab.exponential import log as plain_log

exp = part(plain_exp)
log = part(plain_log)

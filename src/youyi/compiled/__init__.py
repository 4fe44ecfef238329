"""What the fast engines of all games share: how kernels are compiled and kept, and numbered chance inside them.

Only this package and the rooms `youyi.games.<game>.fast` import Numba and NumPy, which come with the extra `fast`.
"""

from youyi.kernel.optional_dependencies import require

require("fast", "numba", "numpy")

"""What the fast engines of all games share: how kernels are compiled and kept, and numbered chance inside them.

Only this package and the rooms `youyi.games.<game>.fast` import Numba and NumPy, which come with the extra `fast`. In a browser's tab
there is neither: kernels that were compiled beforehand lie in a file (`from_file`), and arrays are plain (`flat`).
"""

from youyi.kernel.optional_dependencies import require_kernels

require_kernels()
